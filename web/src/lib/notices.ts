import { settings } from '$lib/settings.svelte'

export const canNotify = (): boolean => typeof Notification !== 'undefined'

/** Asks the browser for leave to notify; false where it refuses. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Tells somebody who is looking elsewhere; a click leads to the address. */
export function notify(title: string, text: string, address: string): void {
  if (!settings.notices || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return
  try {
    const notice = new Notification(title, { body: text, tag: address, icon: '/icon.svg' })
    notice.onclick = () => {
      window.focus()
      location.hash = address
      notice.close()
    }
  } catch {
    // some phones let only installed pages notify
  }
}
