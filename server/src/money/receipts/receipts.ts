import { bookingCode } from '#bookings/booking/codes'
import { nameOfMember } from '#identity/members/vid'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { ReceiptReason } from '../inbound/receipt-reasons.ts'
import { openReceiptGuesser, type ReceiptGuesses } from './guess-candidates.ts'
import { searchReceipts } from './search-receipts.ts'

type Asked = {
  ids?: readonly number[]
  state?: 'matched' | 'unmatched' | 'resolved' | undefined
  /** What staff typed to find money; the latest results, without further pages. */
  q?: string
  limit: number
  after_id?: number | undefined
  /** Only money of bills of these courses; null or nothing for all. */
  courses?: number[] | null
}

type Row = {
  id: number
  provider: string
  booked_by: string | null
  account_number: string
  bank_reference: string | null
  amount_vnd: number
  content: string
  other_text: string
  occurred_at: Date
  received_at: Date
  applied_vnd: number
  state: 'matched' | 'unmatched' | 'resolved'
  resolution: 'matched' | 'to_wallet' | 'returned' | 'settlement' | 'same_money' | null
  reason: ReceiptReason | null
  booking_id: number | null
}

/** So many results a search has at most. */
const mostFound = 200

/** Money that arrived, the latest first; what waits for a person comes with the bookings and top-ups it may be for. */
export async function listReceipts(
  ctx: Context,
  { ids: named, q: typed = '', state, limit, after_id, courses = null }: Asked,
) {
  const ids = typed === '' ? named : await searchReceipts(ctx.q, typed, mostFound)
  const rows = await ctx.q<Row>`
    select r.id, n.provider, s.name as booked_by, r.account_number, r.bank_reference, r.amount_vnd, r.content, r.other_text, r.occurred_at, r.received_at, r.applied_vnd,
      r.state, r.resolution, r.reason,
      p.bill_id as booking_id
    from receipts r
    join inbound_notifications n on n.id = r.notification_id
    left join staff_accounts s on s.id = n.told_by_staff
    left join payments p on p.id = r.payment_id
    where (${ids ?? null}::bigint[] is null or r.id = any (${ids ?? null})) and (${state ?? null}::text is null or r.state = ${state ?? null}) and (${after_id ?? null}::bigint is null or r.id < ${after_id ?? null})
      and (${courses}::int[] is null or p.bill_id in (select id from bookings where course_id = any (${courses})))
    order by r.id desc limit ${limit}`
  const guess = rows.some((row) => row.state === 'unmatched') ? await openReceiptGuesser(ctx.q) : null
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    booked_by: row.booked_by ?? '',
    account_number: row.account_number,
    bank_reference: row.bank_reference ?? '',
    amount: row.amount_vnd,
    content: row.content,
    other_text: row.other_text,
    occurred_at: row.occurred_at.getTime(),
    received_at: row.received_at.getTime(),
    applied: row.applied_vnd,
    state: row.state,
    resolution: row.resolution,
    reason: row.reason,
    booking:
      row.booking_id === null ? null : { id: row.booking_id, general_bill_code: bookingCode(row.booking_id) },
    ...(row.state === 'unmatched' && guess ? guessesOnWire(guess(moneyOf(row))) : noGuesses),
  }))
}

/** One sum of money as the list shows it. @throws Refusal `request.notFound` */
export async function readReceipt(ctx: Context, id: number) {
  const [receipt] = await listReceipts(ctx, { ids: [id], limit: 1 })
  if (!receipt) throw new Refusal('request.notFound')
  return receipt
}

const noGuesses = { guesses: [], wallet_guesses: [] }

const moneyOf = ({ content, other_text, amount_vnd, applied_vnd, received_at }: Row) => ({
  text: `${content} ${other_text}`,
  amountVnd: amount_vnd - applied_vnd,
  receivedAt: received_at,
})

function guessesOnWire({ bookings, topUps }: ReceiptGuesses) {
  return {
    guesses: bookings.map(({ candidate: { billId, amountVnd }, score, clues }) => ({
      id: billId,
      general_bill_code: bookingCode(billId),
      amount: amountVnd,
      score,
      clues,
    })),
    wallet_guesses: topUps.map(({ candidate, score, clues }) => ({
      vga: candidate.vga,
      fullname: nameOfMember(candidate),
      transaction_id: candidate.reference,
      amount: candidate.amountVnd,
      score,
      clues,
    })),
  }
}
