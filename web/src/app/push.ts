// The browser tells when it is my turn and no page is open: Web Push, seat by seat.
import { t } from '../text/text.svelte';
import { api } from './api';
import { heldSeats } from './seats';

/** Whether this browser could, on this page; whether the server does is for it to say. */
export const canPush = (): boolean =>
  isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

const worker = (): Promise<ServiceWorkerRegistration> => {
  const sentence = encodeURIComponent(t('your-turn'));
  return navigator.serviceWorker.register(`./push_worker.js?sentence=${sentence}`);
};

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function tell(table: string, token: string, to: PushSubscription): Promise<void> {
  const { p256dh, auth } = to.toJSON().keys ?? {};
  if (p256dh && auth) await api.push(table, token, { endpoint: to.endpoint, p256dh, auth });
}

/** Subscribes, if the server sends push messages. The player has allowed notices. */
export async function startPush(): Promise<void> {
  const { key } = await api.pushKey();
  if (!key) return;
  await worker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const seats = Object.entries(heldSeats());
  await Promise.allSettled(seats.map(([table, { token }]) => tell(table, token, made)));
}

export async function stopPush(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  const seats = Object.entries(heldSeats());
  await Promise.allSettled(
    seats.map(([table, { token }]) => api.pushOff(table, token, made.endpoint)),
  );
  await made.unsubscribe();
}

/** A table that is opened is among those that tell, if the player wants that. */
export async function pushFrom(table: string, token: string): Promise<void> {
  const made = canPush() ? await subscription() : null;
  if (!made) return;
  await worker(); // with the sentence of today's language
  await tell(table, token, made);
}
