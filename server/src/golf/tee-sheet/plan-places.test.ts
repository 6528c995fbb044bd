import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planPlaces, type Start } from './plan-places.ts'

const at = (clock: string) => new Date(`2026-11-24T${clock}:00+07:00`)

/** A sheet with a start every ten minutes from 06:00, each with so many places left of four. */
function sheet(...placesLeft: number[]): Start[] {
  return placesLeft.map((left, index) => ({
    id: index + 1,
    startsAt: new Date(at('06:00').getTime() + index * 600_000),
    holes: 18,
    capacity: 4,
    placesLeft: left,
  }))
}

const plan = (clock: string, players: number, starts: Start[]) =>
  planPlaces({ startsAt: at(clock), players }, starts)

describe('a group with sizes of its own', () => {
  const wished = (sizes: number[], starts: Start[], players = 5) =>
    planPlaces({ startsAt: at('06:00'), players, sizes }, starts)

  test('is put on its tee times in these sizes, by the order of the starts', () => {
    expect(wished([2, 3], sheet(4, 4))).toEqual([
      { id: 1, places: 2 },
      { id: 2, places: 3 },
    ])
    expect(wished([1, 4], sheet(4, 4))).toEqual([
      { id: 1, places: 1 },
      { id: 2, places: 4 },
    ])
  })

  test('is spread evenly where a tee time lacks the places, or the sizes are those of another group', () => {
    const even = planPlaces({ startsAt: at('06:00'), players: 5 }, sheet(4, 3))
    expect(wished([1, 4], sheet(4, 3))).toEqual(even)
    expect(wished([3, 3], sheet(4, 3))).toEqual(even)
    expect(wished([2, 2, 1], sheet(4, 3))).toEqual(even)
    expect(wished([5], sheet(4, 3))).toEqual(even)
  })

  test('that fits one tee time stays on it', () => {
    expect(wished([1, 2], sheet(4, 4), 3)).toEqual([{ id: 1, places: 3 }])
  })
})

describe('a party that fits one tee time', () => {
  test('gets the tee time it asked for', () => {
    expect(plan('06:10', 4, sheet(4, 4, 4))).toEqual([{ id: 2, places: 4 }])
  })

  test('is refused a tee time of the sheet without enough places, and put on no other', () => {
    expect(plan('06:10', 3, sheet(4, 2, 4))).toBeNull()
    expect(plan('06:10', 1, sheet(4, 0, 4))).toBeNull()
  })

  test('with a time between two tee times is put on the nearest with enough places', () => {
    expect(plan('06:13', 2, sheet(4, 4, 4))).toEqual([{ id: 2, places: 2 }])
    expect(plan('06:13', 2, sheet(4, 1, 4))).toEqual([{ id: 3, places: 2 }])
  })

  test('exactly between two is put on the later one', () => {
    expect(plan('06:05', 2, sheet(4, 4))).toEqual([{ id: 2, places: 2 }])
  })

  test('is put on a tee time 60 minutes away, and on none farther', () => {
    expect(plan('05:00', 2, sheet(4))).toEqual([{ id: 1, places: 2 }])
    expect(plan('04:59', 2, sheet(4))).toBeNull()
  })

  test('is refused where there is no tee time', () => {
    expect(plan('06:00', 1, [])).toBeNull()
  })
})

describe('a group larger than a tee time', () => {
  test('spreads evenly over the neighbours, so that no player plays alone', () => {
    expect(plan('06:10', 5, sheet(4, 4, 4))).toEqual([
      { id: 3, places: 2 },
      { id: 2, places: 3 },
    ])
  })

  test('fills the rest of a start and balances the other starts', () => {
    const shares = plan('06:10', 9, sheet(4, 1, 4, 4))
    expect(shares?.toSorted((one, other) => one.id - other.id)).toEqual([
      { id: 1, places: 4 },
      { id: 2, places: 1 },
      { id: 3, places: 4 },
    ])
  })

  test('passes over starts with a single place while others can hold it', () => {
    expect(plan('06:10', 5, sheet(1, 4, 1, 4))).toEqual([
      { id: 4, places: 2 },
      { id: 2, places: 3 },
    ])
    expect(plan('06:10', 5, sheet(0, 4, 1))).toEqual([
      { id: 3, places: 1 },
      { id: 2, places: 4 },
    ])
  })

  test('is refused when the start it asked for has no place', () => {
    expect(plan('06:10', 8, sheet(4, 0, 4, 4))).toBeNull()
  })

  test('gets all its places or none', () => {
    expect(plan('06:00', 12, sheet(4, 4, 3))).toBeNull()
    expect(plan('06:00', 11, sheet(4, 4, 3))).toHaveLength(3)
  })

  test('never mixes nine and eighteen holes', () => {
    const [first, ...rest] = sheet(4, 4)
    expect(
      plan('06:00', 6, [...(first ? [first] : []), ...rest.map((start) => ({ ...start, holes: 9 }))]),
    ).toBeNull()
  })

  test('of forty fits ten empty tee times', () => {
    expect(plan('06:50', 40, sheet(...Array<number>(12).fill(4)))).toHaveLength(10)
  })
})

test('every plan seats exactly the party and no start beyond its places', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: -30, max: 220 }),
      (placesLeft, players, minute) => {
        const starts = sheet(...placesLeft)
        const startsAt = new Date(at('06:00').getTime() + minute * 60_000)
        const shares = planPlaces({ startsAt, players }, starts)
        if (!shares) return
        expect(shares.reduce((sum, share) => sum + share.places, 0)).toBe(players)
        for (const { id, places } of shares) {
          expect(places).toBeGreaterThan(0)
          expect(places).toBeLessThanOrEqual(starts.find((start) => start.id === id)?.placesLeft ?? 0)
        }
        expect(new Set(shares.map((share) => share.id)).size).toBe(shares.length)
      },
    ),
  )
})
