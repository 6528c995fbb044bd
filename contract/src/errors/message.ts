import type { ErrorEntries } from './entry.ts'

/** Refusals of the channels of messages. */
export const messageErrors = {
  /** The operator sends no push messages. */
  'message.pushOff': { code: 1910 },
  /** The browser's push service is not known, or its keys cannot encrypt. */
  'message.pushUnknown': { code: 1911 },
  'message.channelUnavailable': { code: 1912 },
} as const satisfies ErrorEntries
