import { refundersOf } from '#money/refunds/send/refunders'
import type { Member, Staff } from '#platform/context/actor'
import type { GatewayName } from '#platform/gateways/gateway'
import { book } from '#testing/bookings/bookings'
import { addClubPhones } from '#testing/bookings/club-key'
import { fillWallet } from '#testing/bookings/wallets'
import type { TestContext } from '#testing/context'
import { addNines, addRates, startOn } from '#testing/courses'
import { addCourse, addMember, addOffer, addPackage, addStaff, addTeeTime } from '#testing/golf'
import { type PlayedGateway, playGateway } from './played-gateway.ts'
import type { Transfer } from './simulated-bank.ts'

/** A tee time to request. */
export type Start = { courseId: number; teeTimeId: number; at: string }

/** Everybody and everything that is there when a history begins. */
export type Scene = {
  golfers: readonly Member[]
  admin: Staff
  /** another administrator */
  colleague: Staff
  /** the account of the clubs */
  club: Staff
  starts: readonly Start[]
  offerId: number
  packages: readonly number[]
}

/** One history: its world, and the records of gateways and banks. */
export type World = Scene & {
  ctx: TestContext
  gateways: Readonly<Record<'alepay' | 'epay' | 'stb' | 'bidv', PlayedGateway>>
  transfers: Transfer[]
  /** For references and contents that were never used before. */
  serial(): number
}

const begin = '2026-11-20T08:00:00+07:00'
/** The numbers of the partner banks whose golfers pay on the bank's own page. */
export const bankIds = { stb: 2, bidv: 7 } as const

/**
 * Four golfers, two of them customers of banks and one with an empty wallet, two administrators, a course with contracted
 * places and one without, both of three nines, each with one tee time of four places this afternoon, one tomorrow and three neighbours later
 * for groups, and an offer of five places.
 */
export async function setScene(ctx: TestContext): Promise<Scene> {
  const { q } = ctx
  ctx.clock.set(begin)
  const golfers = [
    await addMember(q),
    { ...(await addMember(q)), bankId: bankIds.stb },
    { ...(await addMember(q)), bankId: bankIds.bidv },
    await addMember(q),
  ]
  const starts: Start[] = []
  let offerId = 0
  for (const instant of [false, true]) {
    const courseId = await addCourse(q, { instant, changeHours: 6 })
    await addClubPhones(ctx, courseId)
    await addNines(q, courseId)
    await addRates(q, courseId, { weekday: 2_000_000, weekend: 2_000_000, holiday: 2_400_000 })
    for (const clock of ['20T16:30', '21T06:30', '24T06:30', '24T06:38', '24T06:46']) {
      const at = `2026-11-${clock}:00+07:00`
      const teeTimeId = await addTeeTime(q, { courseId, at })
      await startOn(q, teeTimeId, 'A–B')
      starts.push({ courseId, at, teeTimeId })
    }
    const sale = { courseId, quantity: 5, from: '2026-11-01T00:00:00+07:00', flashSale: false }
    offerId = (await addOffer(q, sale)).offerId
  }
  for (const golfer of golfers.slice(0, 2)) {
    await fillWallet(ctx, golfer, 5_000_000)
    // so that there is something to pay from the first step on
    const { courseId = 0, at = '' } = starts.at(-1) ?? {}
    await book(ctx, golfer, { courseId, at, players: 1 })
  }
  return {
    golfers,
    admin: await addStaff(q, ['staff', 'sales', 'admin']),
    colleague: await addStaff(q, ['staff', 'sales', 'admin']),
    club: await addStaff(q, ['club'], [...new Set(starts.map(({ courseId }) => courseId))]),
    starts,
    offerId,
    packages: [await addPackage(q, 20_000), await addPackage(q, 55_000)],
  }
}

/** The morning of a history: no event yet, and all gateways work. */
export function beginWorld(ctx: TestContext, scene: Scene): World {
  ctx.clock.set(begin)
  const played = (name: GatewayName) => playGateway(name, { now: () => ctx.clock.now() })
  const banks = { stb: played('stb'), bidv: played('bidv') }
  const gateways = { alepay: played('alepay'), epay: played('epay'), ...banks }
  const cards = {
    ...ctx.gateways.cards,
    alepay: gateways.alepay.gateway,
    epay: gateways.epay.gateway,
    ofBank: ({ code }: { code: string }) => (code === 'stb' ? banks.stb : banks.bidv).gateway,
  }
  const zalo = ctx.gateways.zalo && { ...ctx.gateways.zalo, hasGolferTemplates: true }
  ctx.gateways = { ...ctx.gateways, cards, refunders: refundersOf(cards), zalo }
  let serial = 0
  return {
    ...scene,
    ctx,
    gateways,
    transfers: [],
    serial: () => {
      serial += 1
      return serial
    },
  }
}
