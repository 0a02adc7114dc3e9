const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['"', '&quot;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
]);

/** HTML that shows an address inside of a page, for whoever may read it. */
export function snippetOf(address: string, title: string, height: string): string {
  const [src, name] = [address, title].map((text) =>
    text.replaceAll(/[&"<>]/gu, (sign) => ENTITIES.get(sign) ?? sign),
  );
  return `<iframe src="${src}" title="${name}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
}
