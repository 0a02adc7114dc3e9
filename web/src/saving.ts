/** Whether data is to be saved: by preference, or for a metered connection (Save Data API; Chromium only). */
export function savesData(): boolean {
  if (matchMedia('(prefers-reduced-data: reduce)').matches) return true;
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
