import { calls } from '@teeviet/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { addPlacedBooking } from '#testing/bookings/placed-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { addFirstPackages } from './first-packages.ts'

let ctx: TestContext
let app: StaffApp
let admin: { token: string }
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
  admin = await app.newStaff('admin')
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  await ctx.q.text('truncate insurance_packages cascade')
  await addFirstPackages(ctx)
  app.as(admin)
})

const words = (vi: string, en = '') => ({ vi, en, kr: '', jp: '' })
const drawn = {
  name: words('Gói cuối tuần', 'Weekend'),
  des: words('Quyền lợi cuối tuần'),
  text_display_sms: 'CT',
  price: 30_000,
  cover: 30_000_000,
  is_active: 1,
}
const add = calls['POST /api/staff/packages']
const save = calls['POST /api/staff/packages/:id']
const listedPackages = () => app.ask(calls['GET /api/staff/packages'], {})
const golfersSee = (lang: string) => app.ask(calls['GET /api/services/list_package'], { lang })
async function d20() {
  const found = (await listedPackages()).find(({ text_display_sms }) => text_display_sms === 'D20')
  if (!found) throw new Error('there is no D20')
  return found
}

test('the initial packages cost and cover what their names state', async () => {
  const listed = (await golfersSee('en')).map(({ text_display_sms, price, cover }) => [
    text_display_sms,
    price,
    cover,
  ])
  expect(listed).toEqual([
    ['D20', 20_000, 20_000_000],
    ['D50', 50_000, 50_000_000],
    ['D100', 100_000, 100_000_000],
    ['D200', 200_000, 200_000_000],
  ])
})

test('golfers choose a new package at once, and one off sale no more, also after a restart', async () => {
  await app.ask(add, drawn)
  await app.ask(save, { ...(await d20()), is_active: 0 })
  await addFirstPackages(ctx)
  expect((await golfersSee('kr')).map(({ name, price }) => [name, price])).toEqual([
    ['Weekend', 30_000],
    ['D50 플랜', 50_000],
    ['D100 플랜', 100_000],
    ['D200 플랜', 200_000],
  ])
  expect((await app.acts()).map(({ what }) => what).slice(-2)).toEqual(['package.added', 'package.saved'])
})

test('the price of a package may change when it was bought, its cover may not', async () => {
  const now = ctx.clock.now()
  const { billId } = await addPlacedBooking(ctx.q, now, new Date(now.getTime() + 1_800_000))
  const { id } = await d20()
  await ctx.q`
    insert into booking_player_packages (booking_player_id, package_id, price_vnd)
    select id, ${id}, 20000 from booking_players where booking_id = ${billId} limit 1`
  expect((await app.refused(save, { ...(await d20()), cover: 10_000_000 })).error_code).toBe(1876)
  await app.ask(save, { ...(await d20()), price: 25_000 })
  expect(await d20()).toMatchObject({ price: 25_000, cover: 20_000_000, is_sold: 1 })
})

test('no change of a colleague is overwritten, and a name and cover up to the insured maximum are required', async () => {
  const mine = await d20()
  await app.ask(save, { ...mine, price: 1_000 })
  expect((await app.refused(save, mine)).error_code).toBe(409)
  expect((await app.refused(add, { ...drawn, name: words('', 'Weekend') })).error_code).toBe(1875)
  expect((await app.refused(add, { ...drawn, cover: 200_000_001 })).error_code).toBe(400)
  await app.newStaff('staff')
  expect((await app.refused(add, drawn)).error_code).toBe(403)
})
