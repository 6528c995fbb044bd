import type { DataOf } from '../../api/calls.ts'

type Facts = Pick<
  DataOf<'GET /api/wallet/get_detail_transaction'>,
  'status' | 'money' | 'received' | 'payment_deadline'
>

/**
 * How a bank transfer stands for who waits for it: nothing came yet, it is paid, the amount was wrong (a person takes
 * care of it), the money came too late, or the time is over. `by` is the difference, amounts in VND.
 */
export type TransferState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'over' }
  | { readonly kind: 'paid' | 'late'; readonly received: number }
  | { readonly kind: 'short' | 'excess'; readonly received: number; readonly by: number }

/** `now` is the server's time; unknown before the page has heard from it. */
export function transferState(
  { status, money, received, payment_deadline }: Facts,
  now: number | null,
): TransferState {
  if (status === 1) return { kind: 'paid', received: received || money }
  if (received > 0 && received < money) return { kind: 'short', received, by: money - received }
  if (received > money) return { kind: 'excess', received, by: received - money }
  if (status === 2) return received > 0 ? { kind: 'late', received } : { kind: 'over' }
  const isOver = now !== null && payment_deadline !== null && now >= payment_deadline
  return isOver ? { kind: 'over' } : { kind: 'waiting' }
}

/** How often to ask how it stands: every 5 seconds; slower once the time is over, since banks report late. */
export function transferPollMs(kind: TransferState['kind'], pollMs: number): number | false {
  if (kind === 'paid') return false
  return kind === 'waiting' ? pollMs : pollMs * 3
}
