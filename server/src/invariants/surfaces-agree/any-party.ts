import type { DayKind } from '@teeviet/contract/rules/money/rates'
import fc from 'fast-check'

/** The places that one golfer's unpaid requests hold on a day of a course, as the server sets it without configuration. */
const mostHeld = 16

const usually = <Value>(value: Value, times: number, ...seldom: Value[]) =>
  fc.constantFrom(...Array<Value>(times).fill(value), ...seldom)

// an interval may pass without a start
const start = fc.record({
  capacity: usually(4, 4, 3, 2, 1),
  external: usually(0, 5, 1, 2, 4),
  isGap: usually(false, 5, true),
})
const roomyStart = fc.record({
  capacity: usually(4, 7, 3, 2),
  external: usually(0, 9, 1),
  isGap: usually(false, 9, true),
})

type Range = { minLength: number; maxLength: number }

const sheetOf = (starts: Range, isRoomy: boolean) =>
  fc.record({
    firstMinute: fc.integer({ min: 5 * 60 + 30, max: 9 * 60 }),
    interval: fc.integer({ min: 6, max: 15 }),
    starts: fc.array(isRoomy ? roomyStart : start, starts),
    // the starts of 9 holes begin with this one
    nineFrom: isRoomy ? usually(99, 3, 0) : fc.option(fc.nat({ max: 9 }), { nil: 99, freq: 2 }),
  })

const price = fc.integer({ min: 60, max: 900 }).map((steps) => steps * 5_000)
// without a rate staff name the price
const rate = fc.option(price, { nil: null, freq: 6 })
const ratesOfDay = fc.record({ early: rate, late: rate, earlyNine: rate, lateNine: rate })

/** A table of visitors' rates, which change at a minute of the day, and one of members, which no booking takes. */
const rates = fc.record({
  changeMinute: fc.integer({ min: 6 * 60, max: 10 * 60 }),
  weekday: ratesOfDay,
  weekend: ratesOfDay,
  holiday: fc.option(ratesOfDay, { nil: null, freq: 2 }),
  member: price,
})

const player = fc.record({
  kind: fc.constantFrom('member', 'nameless member', 'guest', 'guest', 'unnamed'),
  packages: fc.oneof(
    { weight: 3, arbitrary: fc.constant<number[]>([]) },
    { weight: 1, arbitrary: fc.subarray<number>([0, 1, 2], { minLength: 1 }) },
  ),
})

// the holes of the start that is asked for, mostly
const isOfOtherHoles = usually(false, 6, true)

const offer = fc.record({
  price,
  isOfOtherHoles,
  quantity: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null, freq: 2 }),
  isAskedBySale: fc.boolean(),
})

const partyOf = (of: { players: Range; starts: Range; isRoomy: boolean }) =>
  fc.record({
    dayKind: fc.constantFrom<DayKind>('weekday', 'weekend', 'holiday'),
    sheet: sheetOf(of.starts, of.isRoomy),
    /** By rates; by an offer whatever the rates are; by staff where the course has no rates. */
    pricing: fc.constantFrom('rates', 'offer', 'staff'),
    rates,
    offer,
    asked: fc.nat(),
    /** Minutes after the start that is asked for: no time of the tee sheet, mostly. */
    askedAfter: usually(0, 4, 1, 4),
    holes: fc.option(fc.record({ isOfOtherHoles }), { nil: null, freq: 2 }),
    players: fc.array(player, of.players),
    /** The golfer's own sizes of the flights: none, some that fit only by chance, or the shown ones with one player moved. */
    sizes: fc.oneof(
      { weight: 1, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }) },
      { weight: 3, arbitrary: fc.constant('one moved' as const) },
    ),
    cancelled: fc.option(fc.nat(), { nil: null, freq: 2 }),
  })

/** A group with the tee sheet, the rates and the offer it finds: a few players, or more than a golfer may hold. */
export const anyParty = fc.oneof(
  {
    weight: 2,
    arbitrary: partyOf({
      players: { minLength: 1, maxLength: mostHeld },
      starts: { minLength: 1, maxLength: 10 },
      isRoomy: false,
    }),
  },
  {
    weight: 1,
    arbitrary: partyOf({
      players: { minLength: mostHeld + 1, maxLength: 40 },
      starts: { minLength: 14, maxLength: 24 },
      isRoomy: true,
    }),
  },
)
export type Party = typeof anyParty extends fc.Arbitrary<infer One> ? One : never

export type SheetStart = { minute: number; capacity: number; external: number; holes: 18 | 9 }

/** The starts of a party's day. */
export function startsOf({ sheet: { firstMinute, interval, starts, nineFrom } }: Party): SheetStart[] {
  return starts.flatMap(({ isGap, capacity, external }, index) =>
    isGap
      ? []
      : {
          minute: firstMinute + index * interval,
          capacity,
          external: Math.min(external, capacity),
          holes: index < nineFrom ? 18 : 9,
        },
  )
}

/** What a visitor pays on a start of the party's day, in VND, by the table; null where staff name the price. */
export function ratePrice(party: Party, { minute, holes }: SheetStart): number | null {
  const { pricing, dayKind, rates: table } = party
  if (pricing === 'staff') return null
  const priceOn = (kind: DayKind) => {
    const { early, late, earlyNine, lateNine } = table[kind] ?? {}
    const isEarly = minute < table.changeMinute
    return (holes === 18 ? (isEarly ? early : late) : isEarly ? earlyNine : lateNine) ?? null
  }
  return priceOn(dayKind) ?? (dayKind === 'holiday' ? priceOn('weekend') : null)
}
