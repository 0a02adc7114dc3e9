import type { Camera } from '@lusoria/testing/sight/camera.ts';

/** The dialog in which cards are printed, with all that can be chosen, and when the file is there. */
export async function takePrintPictures({ page, shot }: Camera): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Print cards, tables and rules' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What').waitFor();
  await shot('print');
  await dialog.getByText('Cutting and the printer').click();
  await dialog.getByLabel('Size').waitFor();
  await shot('print-cutting');
  await dialog.getByLabel('What').selectOption('tables');
  await dialog.getByRole('button', { name: 'Make the PDF' }).click();
  await dialog.locator('a[download]').waitFor();
  await shot('print-made');
}
