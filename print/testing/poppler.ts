import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A page as a printer would put it on paper: brightness of each pixel, 0 for black, row by row. */
export interface Page {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** A PDF as poppler reads it. */
export interface ReadPdf {
  readonly info: Readonly<Record<string, string>>;
  /** Whether each font is embedded, and only as the subset that is used. */
  readonly fonts: readonly {
    readonly name: string;
    readonly embedded: boolean;
    readonly subset: boolean;
  }[];
  /** Texts that are read out, in order. */
  readonly spoken: readonly string[];
  /** Text as copied from it. */
  readonly text: string;
}

/** Passes a PDF to a function as a temporary file. */
function withFile<T>(bytes: Uint8Array, use: (file: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'lusoria-paper-'));
  try {
    const file = join(folder, 'print.pdf');
    writeFileSync(file, bytes);
    return use(file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8' });
}

export function readPdf(bytes: Uint8Array): ReadPdf {
  return withFile(bytes, (file) => {
    const info: Record<string, string> = {};
    for (const line of run('pdfinfo', file).split('\n')) {
      const [, key, value] = /^([^:]+): +(.*)$/.exec(line) ?? [];
      if (key !== undefined && value !== undefined) info[key] = value;
    }
    const fonts = run('pdffonts', file)
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => {
        const [name = ''] = line.split(' ');
        const [embedded, subset] = line.slice(72).trim().split(/ +/);
        return { name, embedded: embedded === 'yes', subset: subset === 'yes' };
      });
    const spoken = run('pdfinfo', '-struct-text', file)
      .split('\n')
      .flatMap((line) => /^\s*"(.*)"$/.exec(line)?.[1] ?? []);
    return { info, fonts, spoken, text: run('pdftotext', '-layout', file, '-') };
  });
}

/** The pages of a PDF as pixels, at a given resolution (dots per inch). */
export function pixelsOf(bytes: Uint8Array, dotsPerInch: number): readonly Page[] {
  return withFile(bytes, (file, folder) => {
    run('pdftoppm', '-r', String(dotsPerInch), '-gray', file, join(folder, 'page'));
    return run('ls', folder)
      .split('\n')
      .filter((name) => name.endsWith('.pgm'))
      .map((name) => pageOf(readFileSync(join(folder, name))));
  });
}

/** Parses a picture in the format PGM: `P5 WIDTH HEIGHT 255`, then the pixels. */
function pageOf(file: Buffer): Page {
  const [head = '', width, height] =
    /^P5\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 40)) ?? [];
  return { width: Number(width), height: Number(height), pixels: file.subarray(head.length) };
}
