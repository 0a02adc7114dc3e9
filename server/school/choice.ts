import { accepted, refused, reject, type Result } from '@lusoria/core';
import type { SchoolDesk } from '@lusoria/tournaments/layers';
import * as v from 'valibot';
import type { SchoolKeys } from './keys.ts';
import type { Platform } from './platforms.ts';
import type { Seal } from './sealed.ts';
import { textOfWork, type Work, workFrom } from './work.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim';
/** Points that a platform gives for all of a work. */
const FULL_SCORE = 100;
const ANSWER_SECONDS = 300;

const pickSchema = v.object({
  platform: v.string(),
  /** Who may choose. */
  person: v.string(),
  url: v.string(),
  deployment: v.string(),
  data: v.nullable(v.string()),
});
/** A choice that a platform waits for. */
export type Choice = v.InferOutput<typeof pickSchema>;

export const choiceSchema = v.object({
  pick: v.pipe(v.string(), v.maxLength(20_000)),
  work: v.pipe(v.string(), v.maxLength(100)),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
});

export interface ChoiceContext {
  readonly platforms: readonly Platform[];
  readonly desk: SchoolDesk;
  readonly keys: SchoolKeys;
  readonly seal: Seal;
}

/**
 * What the browser takes to the platform: a link to the work, signed. Refuses classes of others.
 *
 * @param launchUrl where the platform is to send people who open it
 */
export async function chosen(
  { platforms, desk, keys, seal }: ChoiceContext,
  { pick, work: text, title }: v.InferOutput<typeof choiceSchema>,
  launchUrl: string,
): Promise<Result<{ readonly to: string; readonly jwt: string }>> {
  const choice = await seal.open('pick', pickSchema, pick);
  const platform = platforms.find(({ name }) => name === choice?.platform);
  if (!choice || !platform) return refused(reject('stale'));
  const work = workFrom(text);
  if (!work) return refused(reject('bad-request'));
  if (work.kind === 'class' || work.kind === 'homework') {
    const event = await desk.event(work.event);
    const isThere = work.kind === 'class' || event?.homework.has(work.homework) === true;
    if (event?.director !== choice.person || !isThere) return refused(reject('no-work'));
  }
  const { clientId, issuer } = platform;
  const { url: to, deployment, data } = choice;
  const jwt = await keys.sign(
    {
      iss: clientId,
      sub: clientId,
      aud: issuer,
      nonce: crypto.randomUUID(),
      [`${LTI}/version`]: '1.3.0',
      [`${LTI}/message_type`]: 'LtiDeepLinkingResponse',
      [`${LTI}/deployment_id`]: deployment,
      [`${DEEP_LINKING}/content_items`]: [itemOf(work, title, launchUrl)],
      ...(data !== null && { [`${DEEP_LINKING}/data`]: data }),
    },
    ANSWER_SECONDS,
  );
  return accepted({ to, jwt });
}

function itemOf(work: Work, title: string, url: string): object {
  const lusoria = textOfWork(work);
  const isGraded = work.kind === 'class' || work.kind === 'homework';
  return {
    type: 'ltiResourceLink',
    title,
    url,
    custom: { lusoria },
    ...(isGraded && {
      lineItem: { label: title, scoreMaximum: FULL_SCORE, resourceId: lusoria },
    }),
  };
}
