import { expect, test } from 'vitest'
import {
  endedHioClaimStates,
  type HioFacts,
  type hioClaimStates,
  hioClaimStepsFrom,
  hioConditions,
  unmetHioConditions,
} from './hio-claims.ts'

const hour = 3_600_000
const met: HioFacts = {
  isPaid: true,
  coverVnd: 20_000_000,
  players: 3,
  courseHoles: 18,
  holes: 18,
  startsAt: 100 * hour,
  now: 104 * hour,
  openMs: 24 * hour,
}

/** What breaks each condition, and the nearest value that keeps it. */
const cases: Record<(typeof hioConditions)[number], [broken: Partial<HioFacts>, kept: Partial<HioFacts>][]> =
  {
    paid: [[{ isPaid: false }, { isPaid: true }]],
    cover: [[{ coverVnd: 0 }, { coverVnd: 1 }]],
    players: [[{ players: 2 }, { players: 40 }]],
    course: [
      [{ courseHoles: 9 }, { courseHoles: 27 }],
      [{ holes: 9 }, { holes: null }],
    ],
    time: [
      [{ now: 100 * hour - 1 }, { now: 100 * hour }],
      [{ now: 124 * hour + 1 }, { now: 124 * hour }],
    ],
  }

test('every set of broken conditions is answered by exactly these, in their order', () => {
  for (let set = 0; set < 2 ** hioConditions.length; set++) {
    const isBroken = (index: number) => (set & (1 << index)) !== 0
    for (const pick of [0, 1]) {
      const facts = hioConditions.map((condition, index) => {
        const [broken, kept] = cases[condition][pick] ?? cases[condition][0] ?? [{}, {}]
        return isBroken(index) ? broken : kept
      })
      expect(unmetHioConditions(Object.assign({}, met, ...facts))).toEqual(
        hioConditions.filter((_, index) => isBroken(index)),
      )
    }
  }
})

test('an ended or paid claim takes no step, and every other state can end', () => {
  const people = ['witness', 'golfer', 'staff'] as const
  const after = (state: (typeof hioClaimStates)[number]) =>
    people.flatMap((person) => hioClaimStepsFrom(person, state))
  for (const state of ['paid', ...endedHioClaimStates] as const) expect(after(state)).toEqual([])
  for (const state of ['reported', 'denied', 'witnessed', 'sent'] as const) {
    expect(after(state)).toContain('refused')
  }
  expect(hioClaimStepsFrom('golfer', 'sent')).toEqual([])
  expect(hioClaimStepsFrom('staff', 'reported')).not.toContain('sent')
})
