/** "Your turn" as a notification of the browser, if it is wanted and the page is out of sight. */

import { prefer, preferences } from "../lib/preferences.svelte";

export function notify(title: string, body: string): void {
  if (!preferences.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  new Notification(title, { body, icon: "/favicon.svg", tag: "omerta-turn" }).onclick = () => window.focus();
}

/** Ask the browser's owner; false if notifications are not to be had. */
export async function wishNotifications(wanted: boolean): Promise<boolean> {
  const granted = wanted && "Notification" in window && (await Notification.requestPermission()) === "granted";
  prefer({ notify: granted });
  return granted === wanted;
}
