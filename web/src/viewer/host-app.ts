import { readPartner } from './partner-store.ts'

declare global {
  interface Window {
    /** The bridge of a bank's app that shows the page in its own web view. */
    ReactNativeWebView?: { postMessage(message: string): void }
  }
}

/** What the bank's app is told: the golfer wants back, or is about to pay. */
export type HostMessage =
  | { type: 'back' }
  | { type: 'payment'; order_id: string; id_general_bill: number; amount: number; url: string }

/** Whether a bank's app shows the page: in its web view, or in a frame. */
export function isInsideApp(): boolean {
  return window.ReactNativeWebView !== undefined || window.parent !== window
}

let foundHost: string | null = null

/** Where to tell things from now on while no partner is known: the page around, once the server has said it may be. */
export function keepHost(origin: string | null): void {
  foundHost = origin
}

/**
 * Tells the bank's app something. The bridge takes it as it is; a page around the frame only when its address is the
 * one the partner has registered. False when nobody is there to hear it.
 */
export function notifyApp(message: HostMessage): boolean {
  const text = JSON.stringify(message)
  if (window.ReactNativeWebView) {
    window.ReactNativeWebView.postMessage(text)
    return true
  }
  const origin = readPartner()?.message_origin ?? foundHost
  if (window.parent === window || !origin) return false
  window.parent.postMessage(text, origin)
  return true
}
