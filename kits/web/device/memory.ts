/** Values in a storage of the browser, which may be switched off; then nothing is remembered. */
function valuesIn(storage: 'localStorage' | 'sessionStorage') {
  return {
    load(key: string): string | null {
      try {
        return window[storage].getItem(`lusoria.${key}`);
      } catch {
        return null;
      }
    },
    save(key: string, value: string): void {
      try {
        window[storage].setItem(`lusoria.${key}`, value);
      } catch {
        // as above
      }
    },
  };
}

/** Values stored between visits, for tokens. */
export const memory = valuesIn('localStorage');

/** Values of this tab alone: a school's platform has sent somebody here (`server/school/hop.js`). */
export const ofTab = valuesIn('sessionStorage');
