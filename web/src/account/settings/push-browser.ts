import { isInsideApp } from '#viewer/host-app.ts'

/**
 * Whether this browser gets push messages, can be asked (`off`), has refused notifications (`refused`), needs the page to
 * be opened from the home screen (`ios`), or cannot get them (`unsupported`).
 */
export type PushState = 'on' | 'off' | 'refused' | 'ios' | 'unsupported'

/** A subscription as the server stores it. */
export type PushKeys = { endpoint: string; p256dh: string; auth: string }

/**
 * Reads the state of this browser.
 * @param endpoint the subscription that the server has of this login; null without one
 */
export async function readPushState(endpoint: string | null): Promise<PushState> {
  if (!canPush()) return isAppleMobile() && !isInsideApp() ? 'ios' : 'unsupported'
  if (Notification.permission === 'denied') return 'refused'
  if (endpoint === null || Notification.permission !== 'granted') return 'off'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return subscription?.endpoint === endpoint ? 'on' : 'off'
}

/**
 * Asks the golfer for permission and subscribes this browser; call it from a press.
 * @param key the server's VAPID public key, base64url
 * @returns null when the golfer does not permit notifications
 * @throws DOMException when the browser's push service cannot be reached
 */
export async function subscribeBrowser(key: string): Promise<PushKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // one with an earlier key of the server would refuse the new one
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys
  return { endpoint, p256dh, auth }
}

/** Ends the subscription of this browser; without one nothing happens. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Without the build there is no service worker, as in development. */
function canPush(): boolean {
  return (
    import.meta.env.PROD &&
    !isInsideApp() &&
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window
  )
}

/** An iPhone or iPad: its Safari has push messages only for pages on the home screen. An iPad names itself a Mac. */
function isAppleMobile(): boolean {
  const isIpad = navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1
  return isIpad || /iPhone|iPad/.test(navigator.userAgent)
}
