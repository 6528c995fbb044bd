import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'

type Facts = Pick<
  DataOf<typeof api.payments.transaction>,
  'status' | 'money' | 'received' | 'payment_deadline'
>

/**
 * How a bank transfer stands for who waits for it: nothing came yet, or not enough and there is time for the rest; it
 * is paid, perhaps with too much; or the time is over: without money, with some but not all of it, or with money that
 * can pay nothing any more. `by` is the difference, amounts in VND.
 */
export type TransferState =
  | { readonly kind: 'waiting' | 'over' }
  | { readonly kind: 'paid' | 'unfinished' | 'late'; readonly received: number }
  | { readonly kind: 'short' | 'excess'; readonly received: number; readonly by: number }

/** `now` is the server's time; unknown before the page has heard from it. */
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

/** How often to ask how it stands: every 5 seconds; slower once the time is over, since banks report late. */
export function transferPollMs(kind: TransferState['kind'], pollMs: number): number | false {
  if (kind === 'paid' || kind === 'excess') return false
  return kind === 'waiting' || kind === 'short' ? pollMs : pollMs * 3
}
