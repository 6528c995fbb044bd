import type { InputOf } from '@teeviet/contract'
import type { BookingState } from '@teeviet/contract/rules/bookings/statuses'
import type { Language } from '@teeviet/contract/rules/languages'
import { writeCompany } from '#bookings/booking/rows/change-booking'
import { checkCompany, companyOfBooking, saveCompany } from '#bookings/companies/companies'
import { recordAct } from '#identity/audit/acts'
import { documentsOfBill } from '#money/documents/of-bill'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { openBooking, type StaffBookingDetail } from '../staff/open-booking.ts'

type Input = InputOf<'POST /api/staff/bookings/:id/company'>

/** The payment issues the receipt, which names the buyer. */
const unpaid: ReadonlySet<BookingState> = new Set(['requested', 'confirmed', 'placed'])

/**
 * Names the company that a booking is for, or removes it, before the booking is paid. A repeat changes nothing.
 *
 * @throws Refusal `company.taxCode`, `company.incomplete`, `booking.notFound`, `booking.wrongState`, `company.issued`,
 *   `staff.changedMeanwhile` when a colleague named another one
 */
export async function nameCompany(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  input: Input,
): Promise<StaffBookingDetail> {
  await inTransaction(ctx.pool, (q) => nameInTransaction(ctx, q, staff, input))
  return openBooking(ctx, input.id, lang)
}

async function nameInTransaction(
  ctx: Context,
  q: Query,
  staff: Staff,
  { id, company: typed, seen_tax_code: seen }: Input,
): Promise<void> {
  const company = typed ? checkCompany(typed) : null
  // a payment locks the row as well: the receipt is of one buyer
  const [booking] = await q<{ state: BookingState }>`select state from bookings where id = ${id} for update`
  if (!booking) throw new Refusal('booking.notFound')
  const before = await companyOfBooking(q, id)
  if (isSame(before, company)) return
  if (!unpaid.has(booking.state)) throw new Refusal('booking.wrongState')
  if ((await documentsOfBill(q, id)).length > 0) throw new Refusal('company.issued')
  if ((before?.tax_code ?? '') !== seen) throw new Refusal('staff.changedMeanwhile')
  const now = ctx.clock.now()
  await writeCompany(q, id, company && (await saveCompany(q, company, now)))
  const detail = [before, company].map((one) => (one ? `${one.name} (${one.tax_code})` : '–')).join(' → ')
  await recordAct(ctx, q, staff, { what: 'booking.company_named', subject: `booking:${id}`, detail })
}

type Company = ReturnType<typeof checkCompany>

function isSame(one: Company | null, other: Company | null): boolean {
  if (!one || !other) return one === other
  return (
    one.name === other.name &&
    one.tax_code === other.tax_code &&
    one.address === other.address &&
    one.email === other.email
  )
}
