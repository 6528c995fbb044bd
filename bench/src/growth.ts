import type { Loader } from './load.ts'
import { median } from './rate.ts'
import type { Row } from './table.ts'

/** What is measured beside ten thousand past bookings, and beside so many times as many. */
export const growthTimes = [1, 10, 100] as const
const growing = ['search', 'tee times', 'booking'] as const
const ROUNDS = 3
const SECONDS = 2

type Call = (typeof growing)[number]
/** The rate of each call as a part of that of home, which is answered from memory, and its processor time in ms. */
export type Rates = Readonly<Record<Call, { ofHome: number; cpuMs: number }>>

/** Measures the rates beside what the database holds now, each round with home of its own. */
export async function ratesOf(load: Loader): Promise<Rates> {
  const rounds: Rates[] = []
  for (const call of growing) await load({ [call]: 1 }, SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    const home = await load({ home: 1 }, SECONDS)
    const rateOf = async (call: Call) => {
      const { perSecond, cpuMs } = await load({ [call]: 1 }, SECONDS)
      return { ofHome: perSecond / home.perSecond, cpuMs }
    }
    rounds.push({
      search: await rateOf('search'),
      'tee times': await rateOf('tee times'),
      booking: await rateOf('booking'),
    })
  }
  const middle = (call: Call) => ({
    ofHome: median(rounds.map((round) => round[call].ofHome)),
    cpuMs: median(rounds.map((round) => round[call].cpuMs)),
  })
  return { search: middle('search'), 'tee times': middle('tee times'), booking: middle('booking') }
}

/**
 * Each call beside ten and a hundred times as much against once: at least 1 / 1.3 of the rate.
 *
 * @param rates in the order of `growthTimes`
 */
export function growthRows(rates: readonly Rates[]): Row[] {
  const [once, ...grown] = rates
  if (!once) throw new Error('the bench has no rates beside the smallest size')
  return grown.flatMap((now, place) =>
    growing.map((call): Row => {
      const [measured, against] = [now[call].ofHome * 100, once[call].ofHome * 100]
      return {
        name: `growth, ${growthTimes[place + 1]} times the past / once: ${call}`,
        measured,
        against,
        unit: '% of home',
        ratio: measured / against,
        better: 'higher',
        limit: 1 / 1.3,
        mayBeat: 'all sizes should cost the same: any may come out ahead',
        detail: `server CPU ${now[call].cpuMs.toFixed(2)} ms a call, before ${once[call].cpuMs.toFixed(2)}`,
      }
    }),
  )
}
