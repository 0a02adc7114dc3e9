/** Copies a text; outside secure contexts, which have no clipboard API, through a selected field. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  document.body.append(field);
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way over plain HTTP
  document.execCommand('copy');
  field.remove();
}
