import { serverNow } from '@teeviet/contract/live/server-clock'
import { paymentPollMs } from '@teeviet/contract/rules/limits'
import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'

type Facts = Pick<
  DataOf<typeof api.payments.transaction>,
  'status' | 'money' | 'received' | 'payment_deadline'
>

/**
 * The status of a bank transfer for the waiting golfer: no money yet, or too little with time left for the rest; paid,
 * perhaps with an excess; or the window is over: without money, with a part of it, or with money that cannot pay any
 * more. `by` is the difference, amounts in VND.
 */
export type TransferState =
  | { readonly kind: 'waiting' | 'over' }
  | { readonly kind: 'paid' | 'unfinished' | 'late'; readonly received: number }
  | { readonly kind: 'short' | 'excess'; readonly received: number; readonly by: number }

/** `now` is the server's time; unknown before its first answer. */
export function transferState(
  { status, money, received, payment_deadline }: Facts,
  now: number | null,
): TransferState {
  if (status === 1)
    return received > money
      ? { kind: 'excess', received, by: received - money }
      : { kind: 'paid', received: received || money }
  const isOver = status === 2 || (now !== null && payment_deadline !== null && now >= payment_deadline)
  if (received === 0) return { kind: isOver ? 'over' : 'waiting' }
  if (isOver) return { kind: received < money ? 'unfinished' : 'late', received }
  return received < money ? { kind: 'short', received, by: money - received } : { kind: 'waiting' }
}

/** How often to ask for a transaction. */
export const transactionPollMs = (transaction: Facts) =>
  transferPollMs(transferState(transaction, serverNow()).kind, paymentPollMs)

/** The polling interval of the status: every 5 seconds; slower after the window, since banks report late. */
export function transferPollMs(kind: TransferState['kind'], pollMs: number): number | false {
  if (kind === 'paid' || kind === 'excess') return false
  return kind === 'waiting' || kind === 'short' ? pollMs : pollMs * 3
}
