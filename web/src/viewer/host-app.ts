import { readPartner } from './partner-store.ts'

declare global {
  interface Window {
    /** The bridge of a bank's app that shows the page in its own web view. */
    ReactNativeWebView?: { postMessage(message: string): void }
  }
}

/** The messages to the bank's app: the golfer wants to return, or is about to pay. */
export type HostMessage =
  | { type: 'back' }
  | { type: 'payment'; order_id: string; id_general_bill: number; amount: number; url: string }

/** Whether a bank's app shows the page: in its web view, or in a frame. */
export function isInsideApp(): boolean {
  return window.ReactNativeWebView !== undefined || window.parent !== window
}

let foundHost: string | null = null

/** The recipient while no partner is known: the framing page, once the server has allowed it. */
export function keepHost(origin: string | null): void {
  foundHost = origin
}

/**
 * Sends a message to the bank's app. The native bridge takes it unchanged; a framing page only if its origin is
 * registered by the partner. False without a recipient.
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
