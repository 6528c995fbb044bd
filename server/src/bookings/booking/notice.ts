import type { Language } from '@teeviet/contract/rules/languages'
import type { Query } from '#platform/database/sql'
import type { NamedBooking } from '#platform/notifications/texts'
import { flightsOf } from './flights.ts'
import { courseName } from './load-course.ts'
import { type DepositRow, readDeposit } from './rows/deposit.ts'

/** The data for a message about a booking; `phone` is null once the account is deleted, and for a walk-in who gave none. */
export type Notice = {
  lang: Language
  phone: string | null
  amount: number | null
  payBy: Date | null
  /** The deposit, of a booking that is paid in two parts. */
  deposit: DepositRow | null
  named: NamedBooking
}

type Row = {
  code: string
  language: Language
  amount_vnd: number | null
  pay_by: Date | null
  play_date: string
  tee_time_at: Date | null
  title: string
  title_en: string
  phone: string | null
}

/** Reads the data for a message to the golfer, in the booking's own language. */
export async function loadNotice(q: Query, bookingId: number): Promise<Notice> {
  const [[row], flights, deposit] = await Promise.all([
    q<Row>`
    select b.code, b.language, b.amount_vnd, b.pay_by, b.play_date, b.tee_time_at, c.title, c.title_en, m.phone
    from bookings b join courses c on c.id = b.course_id join members m on m.id = b.member_id
    where b.id = ${bookingId}`,
    flightsOf(q, bookingId),
    readDeposit(q, bookingId),
  ])
  if (!row) throw new Error(`no booking ${bookingId}`)
  const { code, language: lang, play_date: playDate, tee_time_at: teeTimeAt } = row
  return {
    lang,
    phone: row.phone,
    amount: row.amount_vnd,
    payBy: row.pay_by,
    deposit,
    named: { code, course: courseName(row, lang), playDate, teeTimeAt, flights },
  }
}
