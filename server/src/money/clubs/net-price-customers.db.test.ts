import type { CustomerType } from '@teeviet/contract/rules/money/rates'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import type { Staff } from '#platform/context/actor'
import { outcome } from '#testing/bookings/bookings'
import { courseWithNetPrices, netPriceKey } from '#testing/clubs/net-prices'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff } from '#testing/golf'
import { listNetPrices, setNetPrice } from './net-prices.ts'

const [tuesday, wednesday, holiday] = ['2026-11-24', '2026-11-25', '2026-11-30']

let ctx: TestContext
let admin: Staff
beforeAll(async () => {
  ctx = await createTestContext()
  admin = await addStaff(ctx.q)
  await ctx.q`insert into holidays values (${holiday}::date, 'announced')`
})
afterAll(() => ctx.close())
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

const members = { customers: 'club_member' } as const
const early = ['05:30', '07:00'] as const

async function courseWithPrices(...prices: Parameters<typeof courseWithNetPrices>[2]) {
  const { priceOf, ...course } = await courseWithNetPrices(ctx, admin, prices)
  return {
    ...course,
    of: (customers: CustomerType, day: Day = wednesday, clock = '06:00') => priceOf(customers, day, clock),
  }
}

describe('a net price for some customers', () => {
  it('is theirs alone, and the others have that for all', async () => {
    const { of } = await courseWithPrices([1_000_000], [600_000, members])
    expect([await of('club_member'), await of('member_guest'), await of('visitor')]).toEqual([
      600_000, 1_000_000, 1_000_000,
    ])
  })

  it('leaves the share in percent to the others, where there is none for all', async () => {
    const { of } = await courseWithPrices([600_000, members])
    expect([await of('club_member'), await of('group')]).toEqual([600_000, null])
  })

  it('comes before one for all that began later or has hours', async () => {
    const { of } = await courseWithPrices(
      [600_000, members],
      [1_000_000, { from: wednesday }],
      [1_300_000, { hours: early }],
    )
    expect([await of('club_member'), await of('visitor')]).toEqual([600_000, 1_000_000])
  })

  it('has hours of its own, outside which its price of the whole day holds', async () => {
    const { of } = await courseWithPrices(
      [1_000_000],
      [600_000, members],
      [700_000, { ...members, hours: early }],
    )
    const clocks = ['05:29', '05:30', '06:59', '07:00']
    expect(await Promise.all(clocks.map((clock) => of('club_member', wednesday, clock)))).toEqual([
      600_000, 700_000, 700_000, 600_000,
    ])
  })

  it('ends without a price: of hours in its whole day, of the whole day in that for all', async () => {
    const { of } = await courseWithPrices(
      [1_000_000],
      [600_000, members],
      [700_000, { ...members, hours: early }],
      [undefined, { ...members, hours: early, from: wednesday }],
      [undefined, { ...members, from: holiday }],
    )
    expect([await of('club_member', tuesday), await of('club_member', wednesday)]).toEqual([700_000, 600_000])
    expect(await of('club_member', '2026-12-01')).toBe(1_000_000)
  })

  it('is that of the weekend on a holiday without one of its own, before that for all on holidays', async () => {
    const { of, set } = await courseWithPrices(
      [2_000_000, { kind: 'holiday' }],
      [900_000, { ...members, kind: 'weekend' }],
    )
    expect([await of('club_member', holiday), await of('visitor', holiday)]).toEqual([900_000, 2_000_000])
    await set(950_000, { ...members, kind: 'holiday' })
    expect(await of('club_member', holiday)).toBe(950_000)
  })

  it('is listed after that for all, replaced by the same one and removed by itself', async () => {
    const { courseId, set, remove } = await courseWithPrices(
      [700_000, { ...members, hours: early }],
      [600_000, members],
      [800_000, { customers: 'group' }],
      [1_000_000],
    )
    expect(await set(650_000, members)).toMatchObject([
      { customer_type: null, price: 1_000_000 },
      { customer_type: 'group', price: 800_000 },
      { customer_type: 'club_member', time_from: null, price: 650_000, set_by: admin.name },
      { customer_type: 'club_member', time_from: '05:30', time_to: '07:00', price: 700_000 },
    ])
    await remove({ ...members, hours: early })
    await remove({ customers: 'member_guest' })
    expect(await remove(members)).toMatchObject([{ customer_type: null }, { customer_type: 'group' }])
    const acts = await ctx.q<{ detail: string }>`
      select detail from staff_acts where subject = ${`course:${courseId}`} order by id desc limit 3`
    expect(acts.map(({ detail }) => detail)).toEqual([
      '24-11-2026, weekday, 18, club_member',
      '24-11-2026, weekday, 18, club_member, 05:30–07:00',
      '24-11-2026, weekday, 18, club_member: 650000 VND',
    ])
  })
})

test('hours of the same customers that overlap are refused, those of others taken', async () => {
  const { set } = await courseWithPrices([700_000, { ...members, hours: early }])
  const overlapping = { hours: ['06:30', '08:00'] } as const
  expect(await outcome(set(1, { ...members, ...overlapping }))).toBe('netPrice.overlaps')
  await set(1, { customers: 'group', ...overlapping })
  expect(await set(1, overlapping)).toHaveLength(3)
})

test('without the constraint overlapping hours are stored, and which of them a round has is then chance (twin)', async () => {
  const unguarded = await createTestContext()
  try {
    const staff = await addStaff(unguarded.q)
    const courseId = await addCourse(unguarded.q)
    await unguarded.q.text(
      'alter table club_net_price_customers drop constraint net_price_hours_of_customers_do_not_overlap',
    )
    unguarded.clock.set('2026-11-20T08:00:00+07:00')
    for (const hours of [early, ['06:30', '08:00']] as const)
      await setNetPrice(unguarded, staff, {
        facility_id: courseId,
        ...netPriceKey({ ...members, hours }),
        price: 1,
      })
    expect(await listNetPrices(unguarded, courseId)).toHaveLength(2)
  } finally {
    await unguarded.close()
  }
})
