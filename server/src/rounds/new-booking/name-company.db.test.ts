import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startBankTransfer } from '#money/payments/start-bank-transfer'
import { openBooking } from '#rounds/staff/open-booking'
import { bankReports } from '#testing/bookings/bank-reports'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { nameCompany } from './name-company.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const company = {
  name: 'Công ty Mẫu',
  tax_code: '0100109106',
  address: '1 Phố Mẫu, Hà Nội',
  email: 'ke-toan@mau.test',
}
type Booking = Awaited<ReturnType<typeof bookingIn>>
const name = ({ id, staff }: Booking, typed: typeof company | undefined, seen = '') =>
  outcome(nameCompany(ctx, { staff, lang: 'vi' }, { id, company: typed, seen_tax_code: seen }))
const companyOf = async ({ id }: Booking) => (await openBooking(ctx, id, 'vi')).company

test('a company is named, corrected and removed before the payment, with its entries in the audit trail', async () => {
  const booking = await bookingIn(ctx, 'placed')
  await name(booking, company)
  await name(booking, company)
  expect(await companyOf(booking)).toEqual(company)
  const moved = { ...company, address: '2 Phố Mẫu, Hà Nội' }
  await name(booking, moved, company.tax_code)
  expect(await companyOf(booking)).toEqual(moved)
  await name(booking, undefined, company.tax_code)
  expect(await companyOf(booking)).toBeNull()
  const acts = await ctx.q<{ detail: string }>`
    select detail from staff_acts where subject = ${`booking:${booking.id}`} and what = 'booking.company_named' order by id`
  expect(acts.map(({ detail }) => detail)).toEqual([
    '– → Công ty Mẫu (0100109106)',
    'Công ty Mẫu (0100109106) → Công ty Mẫu (0100109106)',
    'Công ty Mẫu (0100109106) → –',
  ])
})

test('the receipt of the payment names it, and it stays from then on', async () => {
  const booking = await bookingIn(ctx, 'placed')
  await name(booking, company)
  const { transaction_id: code, bank } = await startBankTransfer(ctx, booking.member, booking.id)
  await bankReports(ctx, code, bank?.amount ?? 0)
  const [receipt] = await ctx.q<{ buyer: string }>`
    select facts -> 'company' ->> 'name' as buyer /* not null */ from documents where bill_id = ${booking.id}`
  expect(receipt?.buyer).toBe('Công ty Mẫu')
  expect(await name(booking, undefined, company.tax_code)).toBe('booking.wrongState')
})

test.each([
  ['a wrong tax code', { ...company, tax_code: '123' }, 'company.taxCode'],
  ['no address', { ...company, address: '' }, 'company.incomplete'],
])('%s is refused and nothing is stored', async (_, typed, refusal) => {
  const booking = await bookingIn(ctx, 'requested')
  expect(await name(booking, typed)).toBe(refusal)
  expect(await companyOf(booking)).toBeNull()
})

test('a colleague who named another one meanwhile is not overwritten', async () => {
  const booking = await bookingIn(ctx, 'confirmed')
  await name(booking, { ...company, tax_code: '0301452948', name: 'Công ty Khác' })
  expect(await name(booking, company)).toBe('staff.changedMeanwhile')
  expect(await companyOf(booking)).toMatchObject({ name: 'Công ty Khác' })
})
