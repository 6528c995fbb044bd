import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { suggestCompanies } from '#bookings/companies/companies'
import { documentsOfBill } from '#money/documents/of-bill'
import { readDocument } from '#money/documents/read'
import type { Staff } from '#platform/context/actor'
import { readBill } from '#rounds/bills/read-bill'
import { findBookings } from '#rounds/staff/find-bookings'
import { outcome } from '#testing/bookings/bookings'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addStaff, addTeeTime, placesLeft } from '#testing/golf'
import { quoteBooking } from './quote-booking.ts'

let ctx: TestContext
let staff: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q, ['admin'])
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const at = '2026-11-24T06:30:00+07:00'
const viettel = {
  name: 'Tập đoàn Viettel',
  tax_code: '0100109106',
  address: 'Lô D26, Cầu Giấy, Hà Nội',
  email: 'ketoan@viettel.test',
}
const fpt = { ...viettel, name: 'Công ty FPT', tax_code: '0101248141' }

async function forCompany(company: object = viettel, more: Record<string, unknown> = {}) {
  const courseId = await addCourse(ctx.q)
  const teeTimeId = await addTeeTime(ctx.q, { courseId, at })
  const member = await addMember(ctx.q, 'Nguyễn An')
  const fields = typedBooking({ courseId, at }, { phone: member.phone, company, ...more })
  return { member, teeTimeId, fields, make: () => makeAsStaff(ctx, staff, fields) }
}

describe('a booking for a company', () => {
  test('shows the company to staff and to the golfer', async () => {
    const { member, make } = await forCompany({ ...viettel, tax_code: '0100109106-001' })
    const made = await make()
    const company = { ...viettel, tax_code: '0100109106001' }
    expect(made.company).toEqual(company)
    expect((await readBill(ctx, member, made.id, 'vi')).company).toEqual(company)
  })

  test('has a receipt that names the company as the buyer, with tax code and address', async () => {
    const { member, make } = await forCompany(viettel, { counter_method: 'counter_cash' })
    const { id } = await make()
    const [receipt] = await documentsOfBill(ctx.q, id)
    const { facts } = await readDocument(ctx, member, { id: receipt?.id ?? 0, lang: 'vi' })
    expect(facts).toEqual(
      expect.arrayContaining([
        { label: 'Người thanh toán', value: 'Tập đoàn Viettel' },
        { label: 'Mã số thuế', value: '0100109106' },
        { label: 'Địa chỉ', value: 'Lô D26, Cầu Giấy, Hà Nội' },
      ]),
    )
    expect(facts.map(({ value }) => value)).not.toContain('Nguyễn An')
  })

  test('keeps its receipt as it was when the company moves', async () => {
    const { member, make } = await forCompany(viettel, { counter_method: 'counter_cash' })
    const { id } = await make()
    const moved = await forCompany({ ...viettel, address: 'Đà Nẵng' })
    expect((await moved.make()).company?.address).toBe('Đà Nẵng')
    const [receipt] = await documentsOfBill(ctx.q, id)
    const { facts } = await readDocument(ctx, member, { id: receipt?.id ?? 0, lang: 'vi' })
    expect(facts).toContainEqual({ label: 'Địa chỉ', value: 'Lô D26, Cầu Giấy, Hà Nội' })
  })

  test('is found by the name of the company and by its tax code, others are not', async () => {
    const { id } = await (
      await forCompany({ ...fpt, name: 'Công ty Hoa Sen', tax_code: '0100109106-123' })
    ).make()
    await (await forCompany(fpt)).make()
    const find = (q: string) =>
      findBookings(ctx, calls['GET /api/staff/bookings'].request.parse({ q }), ctx.clock.now())
    expect(await find('hoa sen')).toEqual([id])
    expect(await find('0100109106-123')).toEqual([id])
  })
})

test('companies are suggested by a part of the name or code, the latest used first', async () => {
  await ctx.q`update bookings set company_id = null where company_id is not null`
  await ctx.q`delete from companies`
  await (await forCompany(viettel)).make()
  ctx.clock.set('2026-11-20T09:00:00+07:00')
  await (await forCompany(fpt)).make()
  const names = async (typed: string) => (await suggestCompanies(ctx.q, typed)).map(({ name }) => name)
  expect(await names('')).toEqual([fpt.name, viettel.name])
  expect(await names('tap vie')).toEqual([viettel.name])
  expect(await names('010124')).toEqual([fpt.name])
})

test.each([
  ['whose tax code has a wrong digit', { tax_code: '0100109107' }, 'company.taxCode'],
  ['without a name', { name: ' ' }, 'company.incomplete'],
  ['without an address', { address: '' }, 'company.incomplete'],
  ['without an e-mail address', { email: 'viettel' }, 'company.incomplete'],
])('a company %s is refused in quote and booking, and nothing is taken', async (_, wrong, refusal) => {
  const { fields, make, teeTimeId } = await forCompany({ ...viettel, ...wrong })
  expect(await outcome(quoteBooking(ctx, fields, 'vi'))).toBe(refusal)
  expect(await outcome(make())).toBe(refusal)
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
})
