import type { JobName } from '@teeviet/contract/rules/staff/job-names'

/**
 * Every job of the product and its data. A job may run more than once, so its handler is a conditional change of state
 * that does nothing on a repeat.
 */
export type JobData = {
  /** Send one message of the outbox. */
  'send-message': { messageId: number }
  /** Send the sheet of a hole-in-one claim to the insurer. */
  'send-hio-sheet': { sheetId: number }
  /** A deadline of a booking has come: the draft's, the staff hour's (30, 45, 60 minutes) or the payment window's. */
  'booking-deadline': { bookingId: number }
  /** A booking that staff have snoozed comes back to their queue. */
  'snooze-end': { bookingId: number }
  /** The golfer of a split bill is reminded of the shares that are missing. */
  'share-reminder': { splitId: number }
  /** An order that its golfer pays from the wallet was placed. */
  'wallet-payment': { bookingId: number }
  /** A payment attempt has run out. */
  'payment-expiry': { paymentId: number }
  /** Request a refund from a gateway. */
  'send-refund': { refundId: number }
  /** Inquire an attempt at its gateway: on schedule (`turn` counts from 0), or triggered by an event. */
  'payment-inquiry': { paymentId: number; turn: number | null }
  /** The next step of an import or export that staff started; `step` counts those done before it. */
  'staff-job': { jobId: number; attempt: number; step: number }
  /** Every minute: deadlines of bookings whose own job was lost. */
  'missed-deadlines': Record<string, never>
  /** Every hour, and when a server starts: forecasts, recorded weather, and what clauses give by it. */
  weather: Record<string, never>
  /** Every night: the tee sheet grows by a day. */
  'nightly-tee-sheet': Record<string, never>
  /** Every night, and when a server starts after a night without one: played rounds are shared with their clubs. */
  'split-rounds': Record<string, never>
  /** Every night: yesterday's statements are compared with our side. */
  'nightly-close': Record<string, never>
  /** Every night: the whole ledger is checked. */
  'check-books': Record<string, never>
  /** Every night: old request keys, captchas and codes go. */
  'nightly-clean-up': Record<string, never>
}

/**
 * Retries and polling by queue; delays and intervals in seconds. `notify` triggers a worker at once for a job due now.
 */
export type QueueRules = {
  retryLimit: number
  retryDelay: number
  notify: boolean
  /** After so many seconds a job of a crashed process is given to another one; longer than any running job takes. */
  expiry: number
  batchSize: number
  polling: number
}

export const QUEUES: Record<JobName, QueueRules> = {
  'send-message': { retryLimit: 12, retryDelay: 2, notify: true, expiry: 15, batchSize: 20, polling: 1 },
  'send-hio-sheet': { retryLimit: 12, retryDelay: 2, notify: true, expiry: 60, batchSize: 5, polling: 2 },
  // "expired" must look right on the second, so these are polled as often as the job store allows.
  'booking-deadline': {
    retryLimit: 20,
    retryDelay: 1,
    notify: false,
    expiry: 10,
    batchSize: 50,
    polling: 0.5,
  },
  'snooze-end': { retryLimit: 5, retryDelay: 5, notify: false, expiry: 30, batchSize: 20, polling: 2 },
  'share-reminder': { retryLimit: 5, retryDelay: 5, notify: false, expiry: 30, batchSize: 20, polling: 2 },
  'wallet-payment': { retryLimit: 20, retryDelay: 1, notify: true, expiry: 10, batchSize: 20, polling: 1 },
  'payment-expiry': { retryLimit: 20, retryDelay: 1, notify: false, expiry: 10, batchSize: 50, polling: 1 },
  'send-refund': { retryLimit: 5, retryDelay: 5, notify: true, expiry: 120, batchSize: 5, polling: 5 },
  'payment-inquiry': { retryLimit: 20, retryDelay: 5, notify: true, expiry: 30, batchSize: 20, polling: 1 },
  'staff-job': { retryLimit: 20, retryDelay: 2, notify: true, expiry: 60, batchSize: 1, polling: 2 },
  'missed-deadlines': { retryLimit: 0, retryDelay: 0, notify: false, expiry: 60, batchSize: 1, polling: 5 },
  weather: { retryLimit: 0, retryDelay: 0, notify: true, expiry: 900, batchSize: 1, polling: 30 },
  'nightly-tee-sheet': {
    retryLimit: 5,
    retryDelay: 60,
    notify: false,
    expiry: 3600,
    batchSize: 1,
    polling: 30,
  },
  'split-rounds': { retryLimit: 10, retryDelay: 300, notify: true, expiry: 600, batchSize: 1, polling: 30 },
  'nightly-close': {
    retryLimit: 10,
    retryDelay: 300,
    notify: false,
    expiry: 600,
    batchSize: 1,
    polling: 30,
  },
  'check-books': { retryLimit: 5, retryDelay: 300, notify: false, expiry: 3600, batchSize: 1, polling: 30 },
  'nightly-clean-up': {
    retryLimit: 5,
    retryDelay: 60,
    notify: false,
    expiry: 3600,
    batchSize: 1,
    polling: 30,
  },
}
