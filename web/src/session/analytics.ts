import { localKeys } from './local-keys.ts'
import { readLocal } from './local-store.ts'
import type { Session } from './session.ts'

declare global {
  interface Window {
    /** The queue analytics tools read from, when one is configured. */
    dataLayer?: unknown[]
  }
}

/** One event per login, for analytics tools: the golfer and their source. */
export function reportLogin(session: Session): void {
  window.dataLayer ??= []
  window.dataLayer.push({
    name: readLocal(localKeys.eventName) ?? 'login',
    source: readLocal(localKeys.source) ?? '',
    phone: session.phone,
    vID: session.id_display || String(session.vga),
    fullname: session.fullname,
  })
}
