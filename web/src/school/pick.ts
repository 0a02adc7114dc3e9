import { accepted, refused, reject, type Result } from '@lusoria/core';
import { belowBase } from '@lusoria/web-kit/page/base.ts';
import * as v from 'valibot';

/** Where `server/school/hop.js` keeps a choice for which the platform waits. */
const KEY = 'lusoria.pick';

const answerSchema = v.union([
  v.object({ to: v.pipe(v.string(), v.url()), jwt: v.string() }),
  v.object({ code: v.string() }),
]);

/** The choice that this tab was opened for; null: none. */
export function waitingChoice(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Asks the server to sign what was chosen. */
export async function signedChoice(
  pick: string,
  work: string,
  title: string,
): Promise<Result<{ readonly to: string; readonly jwt: string }>> {
  try {
    const answer = await fetch(belowBase('/school/choose'), {
      method: 'POST',
      body: JSON.stringify({ pick, work, title }),
    });
    const told = v.parse(answerSchema, await answer.json());
    return 'code' in told ? refused(reject(told.code)) : accepted(told);
  } catch {
    return refused(reject('unreachable'));
  }
}

/** Takes a signed choice to the platform, whose page then takes this one's place. */
export function sendChoice({ to, jwt }: { readonly to: string; readonly jwt: string }): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = to;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'JWT';
  field.value = jwt;
  form.append(field);
  document.body.append(form);
  form.submit();
}
