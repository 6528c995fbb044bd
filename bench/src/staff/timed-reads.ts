import { median } from '../rate.ts'
import type { Row } from '../table.ts'
import { staffHeaders } from './session.ts'

const ROUNDS = 150
/** Rounds of them that are not counted: the first reads of a query are planned and compiled. */
const WARM_UP = 50
const mayBeat = 'both sizes should cost the same: either may come out ahead'

/** Paths by what they read. */
export type Reads = Readonly<Record<string, string>>
/** Milliseconds by what is read. */
export type Times = ReadonlyMap<string, number>

/** Each read at the larger size against the smaller one: at most 1.3 times the time. */
export function rowsOf(name: string, measured: Times, against: Times): Row[] {
  return [...measured].map(([what, time]): Row => {
    const before = against.get(what) ?? Number.NaN
    return {
      name: `${name}: ${what}`,
      measured: time,
      against: before,
      unit: 'ms',
      ratio: time / before,
      better: 'lower',
      limit: 1.3,
      mayBeat,
    }
  })
}

/** The median time of each read, the reads in turns. */
export async function timesOf(url: string, reads: Reads, token: string): Promise<Times> {
  const times = new Map(Object.keys(reads).map((what): [string, number[]] => [what, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [what, path] of Object.entries(reads)) {
      const begun = performance.now()
      const answer = await fetch(`${url}${path}`, { headers: staffHeaders(token) })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
      if (round >= WARM_UP) times.get(what)?.push(performance.now() - begun)
    }
  }
  return new Map([...times].map(([what, taken]) => [what, median(taken)]))
}
