import type { Day } from './time/dates.ts'

/** The policy texts, each in a folder of its own with one file a language. */
export const policyNames = [
  'cancellation',
  'payment',
  'delivery',
  'user-info',
  'payment-info',
  'complaint',
  'terms',
  'rights',
  'hio',
] as const
export type PolicyName = (typeof policyNames)[number]

type Edition = { readonly version: string; readonly inForceFrom: Day }
const first: Edition = { version: '1.0', inForceFrom: '2026-11-20' }

/** Which edition of each text is published; raise the version and set the day whenever a text changes its meaning. */
export const editions: Readonly<Record<PolicyName, Edition>> = {
  // 1.1: from the tee time on nothing comes back; 1.2: a payment made by mistake is undone
  cancellation: { version: '1.3', inForceFrom: '2026-11-28' },
  payment: first,
  delivery: first,
  // 1.1 names the cookie that recognises a device
  'user-info': { version: '1.1', inForceFrom: '2026-11-23' },
  'payment-info': first,
  complaint: first,
  terms: first,
  rights: first,
  hio: first,
}
