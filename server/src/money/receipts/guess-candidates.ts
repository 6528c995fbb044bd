import { dayMs } from '@teeviet/contract/rules/time/dates'
import type { Query } from '#platform/database/sql'
import { openMemoGuesser } from '#platform/gateways/vietqr/guess-memo'
import { type Candidate, type Guess, guessReceipt, type Money } from './guess-receipt.ts'

/** How long after a booking or a top-up ran out money for it is still guessed by amount, name or phone. */
const daysAfter = 3
/** How many of the latest bookings and top-ups are looked at. */
const mostBookings = 2_000
const mostTopUps = 1_000

export type BookingCandidate = Candidate & { billId: number; amountVnd: number | null }
export type TopUpCandidate = Candidate & {
  vga: number
  fullname: string
  reference: string
  amountVnd: number
}

export type ReceiptGuesses = { bookings: Guess<BookingCandidate>[]; topUps: Guess<TopUpCandidate>[] }

type BookingRow = {
  id: number
  codes: string[]
  amount_vnd: number | null
  arrived_vnd: number
  names: string[]
  phone: string | null
  placed_at: Date
  pay_by: Date
}

type TopUpRow = {
  reference: string
  amount_vnd: number
  vga: number
  fullname: string
  phone: string | null
  created_at: Date
  expires_at: Date
}

/**
 * Makes what guesses which bookings and top-ups money may be for: by codes of the QR screen and of the SMS, by amount, by
 * the golfer's phone and by the names of golfer and guests. Bookings that were placed and wait for money, for themselves or for a change, or did lately;
 * top-ups of accounts that still are.
 */
export async function openReceiptGuesser(q: Query): Promise<(money: Money) => ReceiptGuesses> {
  const [bookings, topUps] = await Promise.all([loadBookings(q), loadTopUps(q)])
  const guessCodes = openMemoGuesser([...bookings, ...topUps].flatMap(({ codes }) => codes))
  return (money) => {
    const codes = guessCodes(money.text)
    const guesses = guessReceipt(money, topUps, codes)
    // the golfer named by a transfer may have asked to top up another amount: that alone is no evidence
    const topUpGuesses = guesses.filter(({ clues }) => clues.join() !== 'name' && clues.join() !== 'phone')
    return { bookings: guessReceipt(money, bookings, codes), topUps: topUpGuesses }
  }
}

async function loadBookings(q: Query): Promise<BookingCandidate[]> {
  const rows = await q<BookingRow>`
    select b.id, coalesce(c.due_vnd, b.amount_vnd) as amount_vnd, coalesce(c.at, b.placed_at) as placed_at,
      coalesce(c.pay_by, b.pay_by) as pay_by, m.phone,
      array_remove(l.payment_code || array(select p.reference from payments p where p.bill_id = b.id and p.method = 'bank'), null)
        as codes /* not null */,
      array_remove(m.fullname || array(select y.guest_name from booking_players y where y.booking_id = b.id), null) as names /* not null */,
      ((select coalesce(sum(r.amount_vnd - r.applied_vnd), 0) from receipts r join payments p on p.id = r.payment_id
        where p.bill_id = b.id and p.split_id is null and r.state = 'unmatched' and r.reason = 'short')
      + (select coalesce(sum(h.amount_vnd), 0) from payments h where h.bill_id = b.id and h.state = 'held'))::bigint
        as arrived_vnd
    from bookings b join bills l on l.id = b.id join members m on m.id = b.member_id
    left join booking_changes c on c.booking_id = b.id and c.state = 'offered'
    where b.placed_at is not null and b.pay_by is not null and (b.paid_at is null or c.id is not null or exists (
      select from payments p where p.bill_id = b.id and p.method = 'bank' and p.state <> 'succeeded'))
    order by b.id desc limit ${mostBookings}`
  return rows.map(({ id, codes, amount_vnd, arrived_vnd, names, phone, placed_at, pay_by }) => ({
    billId: id,
    amountVnd: amount_vnd,
    codes,
    amountsVnd: amount_vnd === null ? [] : [amount_vnd, amount_vnd - arrived_vnd],
    names,
    phone,
    from: placed_at,
    until: new Date(pay_by.getTime() + daysAfter * dayMs),
  }))
}

async function loadTopUps(q: Query): Promise<TopUpCandidate[]> {
  const rows = await q<TopUpRow>`
    select p.reference, p.amount_vnd, p.created_at, p.expires_at, m.vga, m.fullname, m.phone
    from payments p join members m on m.id = p.member_id
    where p.purpose = 'top_up' and p.method = 'bank' and m.deleted_at is null
    order by p.id desc limit ${mostTopUps}`
  return rows.map(({ reference, amount_vnd, vga, fullname, phone, created_at, expires_at }) => ({
    vga,
    fullname,
    reference,
    amountVnd: amount_vnd,
    codes: [reference],
    amountsVnd: [amount_vnd],
    names: [fullname],
    phone,
    from: created_at,
    until: new Date(expires_at.getTime() + daysAfter * dayMs),
  }))
}
