import PDFDocument from 'pdfkit';
import {
  type Drawing,
  FACES,
  type Group,
  isPhoto,
  type Mark,
  type PathMark,
  type PictureMark,
  type Tag,
  type TextMark,
} from '../drawing.ts';
import type { Fonts } from '../fonts.ts';
import type { Pictures } from './pictures.ts';

/** Points in a millimetre: a point is 1/72 inch. */
const POINTS = 72 / 25.4;

/** Metadata of a PDF. */
export interface About {
  readonly title: string;
  readonly language: string;
}

/** The elements of tagged PDF that hold other elements rather than marks. */
type Container = Extract<Tag, { type: 'Sect' | 'Table' | 'TR' | 'L' }>;
type Leaf = Exclude<Tag, Container>;

/**
 * Sheets in millimetres as a PDF: text as text in embedded subsets of our fonts, everything else as vectors; tagged, so
 * that it can be read out in its order.
 */
export async function renderPdf(
  sheets: readonly Drawing[],
  about: About,
  fonts: Fonts,
  pictures: Pictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: about.language,
    info: { Title: about.title, Creator: 'Lusoria', Producer: 'Lusoria' },
    // Otherwise pdfkit opens Helvetica, which is not used.
    font: '',
  });
  const bytes = collected(doc);
  for (const face of FACES) doc.registerFont(face, fonts.files[face]);
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const sheet of sheets) page(doc, sheet, root, { fonts, pictures });
  root.end();
  doc.end();
  return bytes;
}

interface Tools {
  readonly fonts: Fonts;
  readonly pictures: Pictures;
}

function page(doc: Doc, sheet: Drawing, root: PDFKit.PDFStructureElement, tools: Tools): void {
  doc.addPage({ size: [sheet.width * POINTS, sheet.height * POINTS], margin: 0 });
  doc.save();
  doc.scale(POINTS);
  marks(doc, sheet.marks, root, tools);
  doc.restore();
}

type Doc = PDFKit.PDFDocument;

/** Renders marks outside of an element: untagged content becomes an artifact (decoration). */
function marks(
  doc: Doc,
  all: readonly Mark[],
  parent: PDFKit.PDFStructureElement,
  tools: Tools,
): void {
  for (const mark of all) {
    if (mark.kind !== 'group' || !hasTags(mark)) {
      doc.markContent('Artifact', { type: 'Layout' });
      draw(doc, mark, tools);
      doc.endMarkedContent();
    } else if (mark.tag === undefined) {
      moved(doc, mark, () => marks(doc, mark.marks, parent, tools));
    } else if (isContainer(mark.tag)) {
      const element = doc.struct(mark.tag.type);
      parent.add(element);
      moved(doc, mark, () => marks(doc, mark.marks, element, tools));
      element.end();
    } else {
      leaf(doc, mark, mark.tag, parent, tools);
    }
  }
}

function leaf(
  doc: Doc,
  group: Group,
  tag: Leaf,
  parent: PDFKit.PDFStructureElement,
  tools: Tools,
): void {
  const { type, alt, lang } = tag;
  const content = doc.markStructureContent(type, lang === undefined ? {} : { lang });
  draw(doc, group, tools);
  doc.endMarkedContent();
  const element = doc.struct(
    type,
    { ...(alt === undefined ? {} : { alt }), ...(lang === undefined ? {} : { lang }) },
    content,
  );
  element.end();
  parent.add(element);
}

function isContainer(tag: Tag): tag is Container {
  return tag.type === 'Sect' || tag.type === 'Table' || tag.type === 'TR' || tag.type === 'L';
}

function hasTags(group: Group): boolean {
  return (
    group.tag !== undefined || group.marks.some((mark) => mark.kind === 'group' && hasTags(mark))
  );
}

function moved(doc: Doc, { matrix, clip }: Group, inside: () => void): void {
  doc.save();
  if (matrix) doc.transform(...matrix);
  if (clip !== undefined) doc.path(clip).clip();
  inside();
  doc.restore();
}

function draw(doc: Doc, mark: Mark, tools: Tools): void {
  switch (mark.kind) {
    case 'group':
      moved(doc, mark, () => {
        for (const one of mark.marks) draw(doc, one, tools);
      });
      return;
    case 'path':
      drawPath(doc, mark);
      return;
    case 'text':
      drawText(doc, mark, tools.fonts);
      return;
    case 'picture': {
      if (isPhoto(mark)) return drawPhoto(doc, mark);
      const { width, height, marks: inside } = tools.pictures(mark.name);
      const [sx, sy] = [mark.width / width, mark.height / height];
      const x = mark.mirrored ? mark.x + mark.width : mark.x;
      const matrix = [mark.mirrored ? -sx : sx, 0, 0, sy, x, mark.y] as const;
      draw(doc, { kind: 'group', marks: inside, matrix }, tools);
    }
  }
}

/** The same photo is stored once, however often it is drawn. */
function drawPhoto(doc: Doc, { name, x, y, width, height }: PictureMark): void {
  doc.image(name, x, y, { fit: [width, height], align: 'center', valign: 'center' });
}

function drawPath(
  doc: Doc,
  { d, fill, stroke, width = 1, opacity = 1, round, dash }: PathMark,
): void {
  if (!fill && !stroke) return;
  doc.save();
  if (opacity < 1) doc.opacity(opacity);
  if (stroke) {
    doc.lineWidth(width);
    if (round) doc.lineJoin('round').lineCap('round');
    if (dash) doc.dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 });
  }
  doc.path(d);
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  doc.restore();
}

function drawText(doc: Doc, mark: TextMark, fonts: Fonts): void {
  const { text, x, y, size, face, anchor = 'start', fill = '#000000', lang, span } = mark;
  if (text === '') return;
  const natural = fonts.width(text, face) * size;
  const stretch = span === undefined ? 1 : span / natural;
  const width = natural * stretch;
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  doc.save();
  doc.transform(stretch, 0, 0, 1, start, y);
  if (lang !== undefined) doc.markContent('Span', { lang });
  doc.font(face, size).fillColor(fill);
  doc.text(text, 0, 0, { lineBreak: false, baseline: 'alphabetic' });
  if (lang !== undefined) doc.endMarkedContent();
  doc.restore();
}

function collected(doc: Doc): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    doc.on('data', (piece: Uint8Array<ArrayBuffer>) => pieces.push(piece));
    doc.on('end', () => {
      const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      resolve(whole);
    });
    doc.on('error', reject);
  });
}
