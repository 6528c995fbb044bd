import { text } from '../../fields.ts'

/** A browser's subscription to push messages: its address at its push service, and its two keys, base64url. */
export const pushKeys = { endpoint: text(1000), p256dh: text(87), auth: text(22) }
