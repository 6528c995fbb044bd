/** The background jobs of the product, by the names of their queues in logs and metrics. */
export const jobNames = [
  'send-message',
  'send-hio-sheet',
  'booking-deadline',
  'snooze-end',
  'share-reminder',
  'wallet-payment',
  'payment-expiry',
  'send-refund',
  'payment-inquiry',
  'staff-job',
  'missed-deadlines',
  'weather',
  'nightly-tee-sheet',
  'split-rounds',
  'nightly-close',
  'check-books',
  'nightly-clean-up',
] as const

export type JobName = (typeof jobNames)[number]
