import { inEveryLanguage } from '@teeviet/contract/rules/languages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countSold } from '#bookings/holds/count-sold'
import { releasePlaces } from '#bookings/holds/release-places'
import type { Staff } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addOffer, addStaff } from '#testing/golf'
import { isRunning } from './offer.ts'
import { readOffers } from './read-offers.ts'
import { endCategory, saveCategory } from './save-category.ts'
import { saveOffer } from './save-offer.ts'
import { listStaffOffers, type StaffOffer, staffOffersOf } from './staff-offers.ts'

let ctx: TestContext
let staff: Staff
let courseId: number

beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-20T09:00:00+07:00')
  courseId = await addCourse(ctx.q)
})

async function offerOf(quantity: number | null): Promise<StaffOffer> {
  const { offerId } = await addOffer(ctx.q, { courseId, quantity })
  const [offer] = await staffOffersOf(ctx.q, { offerId }, 'vi')
  if (!offer) throw new Error('no offer')
  return offer
}
const save = (
  { quantity, ...offer }: StaffOffer,
  changed: { quantity?: number | undefined; price_sale?: number; is_active?: boolean },
) =>
  saveOffer(ctx, staff, { ...offer, quantity: quantity ?? undefined, ...changed }, { lang: 'vi', countSold })
const running = async () => {
  const now = ctx.clock.now()
  return (await readOffers(ctx.q, now)).filter((offer) => isRunning(offer, now)).map(({ id }) => id)
}

describe('the quantity of an offer', () => {
  test('counts sold places, and is never below them', async () => {
    const offer = await offerOf(10)
    await ctx.q`update offers set quantity_left = 4 where id = ${offer.id}`
    await expect(save(offer, { quantity: 5 })).rejects.toThrow('offer.sold')
    expect(await save(offer, { quantity: 6 })).toMatchObject({ quantity: 6, quantity_left: 0 })
    expect(await running()).not.toContain(offer.id)
  })

  test('added later counts the sold places already, so that releasing them fits', async () => {
    const booking = await bookingIn(ctx, 'requested')
    const offer = await offerOf(null)
    await ctx.q`update bookings set offer_id = ${offer.id} where id = ${booking.id}`
    await expect(save(offer, { quantity: 1 })).rejects.toThrow('offer.sold')
    expect(await save(offer, { quantity: 2 })).toMatchObject({ quantity: 2, quantity_left: 0 })
    await inTransaction(ctx.pool, (q) => releasePlaces(q, booking.id, ctx.clock.now()))
    expect(await staffOffersOf(ctx.q, { offerId: offer.id }, 'vi')).toMatchObject([{ quantity_left: 2 }])
  })

  test('survives a sale at the same moment', async () => {
    const offer = await offerOf(10)
    const sale = ctx.q`update offers set quantity_left = quantity_left - 4 where id = ${offer.id} and quantity_left >= 4`
    await Promise.all([sale, save(offer, { quantity: 20 })])
    expect(await staffOffersOf(ctx.q, { offerId: offer.id }, 'vi')).toMatchObject([
      { quantity: 20, quantity_left: 16 },
    ])
  })
})

describe('an offer', () => {
  test('is not overwritten by a staff member with an older version', async () => {
    const offer = await offerOf(10)
    await save(offer, { price_sale: 900_000 })
    await expect(save(offer, { price_sale: 800_000 })).rejects.toThrow('staff.changedMeanwhile')
  })

  test('sells nothing after it was taken off sale', async () => {
    const offer = await offerOf(10)
    expect(await running()).toContain(offer.id)
    await save(offer, { is_active: false })
    expect(await running()).not.toContain(offer.id)
  })
})

describe('a flash sale', () => {
  const now = () => ctx.clock.now().getTime()
  let named = 0
  beforeEach(() => {
    named += 1
  })
  const sale = (changed: { starts_at?: number; ends_at?: number } = {}) => ({
    name: { ...inEveryLanguage(() => ''), vi: `Giờ vàng ${named}` },
    position: 1,
    is_flash_sale: true,
    starts_at: now() - 60_000,
    ends_at: now() + 3_600_000,
    id: undefined,
    version: undefined,
    ...changed,
  })

  test('is added with its offers and runs from when it begins until when it ends', async () => {
    const category = await saveCategory(ctx, staff, sale(), 'vi')
    const like = await offerOf(8)
    const added = await saveOffer(
      ctx,
      staff,
      { ...like, category_id: category.id, id: undefined, version: undefined, quantity: 8 },
      { lang: 'vi', countSold },
    )
    expect(added).toMatchObject({ quantity: 8, quantity_left: 8 })
    expect(await running()).toContain(added.id)
    ctx.clock.advance(3_600)
    expect(await running()).not.toContain(added.id)
  })

  test('ends at once on a staff request with the latest version only', async () => {
    const category = await saveCategory(ctx, staff, sale(), 'vi')
    const longer = { ...sale({ ends_at: now() + 7_200_000 }), id: category.id, version: category.version }
    const { version } = await saveCategory(ctx, staff, longer, 'vi')
    const late = endCategory(ctx, staff, { id: category.id, version: category.version }, 'vi')
    await expect(late).rejects.toThrow('staff.changedMeanwhile')
    expect(await endCategory(ctx, staff, { id: category.id, version }, 'vi')).toMatchObject({
      ends_at: now(),
    })
    const listed = await listStaffOffers(ctx.q, { endsAfter: ctx.clock.now() }, 'vi')
    expect(listed.map(({ id }) => id)).not.toContain(category.id)
  })

  test('has a unique name among those visible to golfers at the same time', async () => {
    const first = await saveCategory(ctx, staff, sale(), 'vi')
    const next = sale({ starts_at: now() + 3_600_000, ends_at: now() + 7_200_000 })
    await expect(saveCategory(ctx, staff, next, 'vi')).rejects.toThrow('category.nameTaken')
    const category = {
      ...sale(),
      is_flash_sale: false,
      name: { ...inEveryLanguage(() => ''), vi: 'Buổi sớm' },
    }
    const other = await saveCategory(ctx, staff, category, 'vi')
    const renamed = {
      ...category,
      name: { ...category.name, vi: `giờ VÀNG ${named}` },
      id: other.id,
      version: other.version,
    }
    await expect(saveCategory(ctx, staff, renamed, 'vi')).rejects.toThrow('category.nameTaken')
    const later = sale({ starts_at: now() + 30 * 3_600_000, ends_at: now() + 40 * 3_600_000 })
    await saveCategory(ctx, staff, later, 'vi')
    expect(
      await saveCategory(ctx, staff, { ...sale(), id: first.id, version: first.version }, 'vi'),
    ).toMatchObject({
      id: first.id,
    })
  })

  test('never begins after it was ended before its start', async () => {
    const category = await saveCategory(ctx, staff, sale({ starts_at: now() + 60_000 }), 'vi')
    const ended = await endCategory(ctx, staff, { id: category.id, version: category.version }, 'vi')
    expect([ended.starts_at < ended.ends_at, ended.ends_at]).toEqual([true, now()])
  })
})
