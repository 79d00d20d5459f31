// "Tell me when it is my turn": one wish for all tables, made in the settings or at a table. An open
// page tells by itself; where the browser and the server can, a push message comes when none is.
import { canPush, startPush, stopPush } from './push';
import { change, settings } from './settings.svelte';

const known = (): boolean => typeof Notification !== 'undefined';

/** Whether there is a way to tell, or to ask for one. */
export const canTell = known;
export const couldAsk = (): boolean =>
  known() && !settings.tellMe && Notification.permission !== 'denied';

/** Answers whether the browser and its owner agree. */
export async function wishNotices(wanted: boolean): Promise<boolean> {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  if (canPush()) await (allowed ? startPush() : stopPush()).catch(() => undefined);
  change({ tellMe: allowed });
  return allowed;
}

/** Shows it if the page is out of sight; answers what takes it away again. */
export function tellTurn(title: string, body: string, table: string): (() => void) | undefined {
  if (!settings.tellMe || !known() || !document.hidden) return undefined;
  try {
    const notice = new Notification(title, { body, tag: table });
    notice.onclick = () => window.focus();
    return () => notice.close();
  } catch {
    return undefined; // phones show only what a push message brings
  }
}
