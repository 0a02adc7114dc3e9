import type { Rejection } from '@lusoria/core';
import type { Session } from '@lusoria/client';
import { belowBase } from '@lusoria/web-kit/page/base.ts';
import { d } from './messages.svelte.ts';

/** Where the words of notices are laid down for the service worker, which knows no language. */
const WORDS = 'words-of-notices';

async function kept(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration(belowBase('/'));
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Whether this device is told; null: it cannot be, or the server tells nobody. */
export async function areNoticesOn(session: Session): Promise<boolean | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  if (!(await navigator.serviceWorker.getRegistration(belowBase('/')))) return null;
  const key = await session.request({ t: 'push-key' });
  return key.ok ? (await kept()) !== null : null;
}

/** Asks the person, their browser and the server; returns why not, or null. */
export async function turnNoticesOn(session: Session): Promise<Rejection | 'denied' | null> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const answer = await session.request({ t: 'push-key' });
  if (!answer.ok) return answer.rejection;
  const key = answer.value.t === 'push-key' ? answer.value.key : '';
  const words = await caches.open(WORDS);
  await words.put(belowBase('/turn'), new Response(d('notice')));
  const { pushManager } = await navigator.serviceWorker.ready;
  // One for another key, of a server that was here before, is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null);
  if (!subscription) return 'denied';
  const result = await session.request({
    t: 'subscribe',
    endpoint: subscription.endpoint,
    p256dh: keyOf(subscription, 'p256dh'),
    auth: keyOf(subscription, 'auth'),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  if (result.ok) return null;
  await forgetNotices();
  return result.rejection;
}

export async function turnNoticesOff(session: Session): Promise<Rejection | null> {
  const subscription = await kept();
  if (!subscription) return null;
  const result = await session.request({ t: 'unsubscribe', endpoint: subscription.endpoint });
  await forgetNotices();
  return result.ok ? null : result.rejection;
}

/** Ends this device's subscription, whatever the server knows: it is then told that it is gone. */
export async function forgetNotices(): Promise<void> {
  await (await kept())?.unsubscribe();
  if ('caches' in window) await caches.delete(WORDS);
}

function keyOf(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  const bytes = new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
