/** Everything the product keeps in this browser's local storage, by key. */
export const localKeys = {
  info: 'info',
  language: 'language',
  flag: 'flag',
  /** The tint of the pages that the partner's style configuration asks for. */
  background: 'background',
  source: 'source',
  posterModalId: 'poster_modal_id',
  eventName: 'event_name',
  /** The partner whose entry the golfer came through; sent along when they log in. */
  merchant: 'merchant',
  /** The partner the golfer belongs to, with its look, so that the next page wears it from its first paint. */
  partner: 'partner',
  /** The recipient of a login code and its expiry: never the code. */
  sentCode: 'sent_code',
} as const

/** Prefixes of keys that are made as needed. */
export const localPrefixes = {
  bookedData: 'bk_',
  unanswered: 'once_',
  reloaded: 'reloaded_at',
} as const

/** The name among the booked data of the next rounds, kept for when there is no network. */
export const offlineRounds = 'next-rounds'
