import type { ErrorEntries } from './entry.ts'

/** Refusals of the channels of messages. */
export const messageErrors = {
  /** The operator sends no push messages. */
  'message.pushOff': { code: 1910 },
  /** The browser's push service is not known, or its keys cannot encrypt. */
  'message.pushUnknown': { code: 1911 },
  'message.channelUnavailable': { code: 1912 },
  /** A foreign number is known by the address of its login. */
  'message.emailFixed': { code: 1945 },
} as const satisfies ErrorEntries
