import type { GatewayName } from '../../gateways/gateway.ts'
import type { Member, Staff } from '../../http/actor.ts'
import { refundersOf } from '../../refunds/refunders.ts'
import { book } from '../../testing/bookings.ts'
import type { TestContext } from '../../testing/context.ts'
import { addCourse, addMember, addOffer, addPackage, addStaff, addTeeTime } from '../../testing/golf.ts'
import { fillWallet } from '../../testing/wallets.ts'
import type { Transfer } from './played-bank.ts'
import { type PlayedGateway, playGateway } from './played-gateway.ts'

/** A tee time somebody may ask for. */
export type Start = { courseId: number; teeTimeId: number; at: string }

/** Everybody and everything of one history, on a database that other histories have used before. */
export type World = {
  ctx: TestContext
  golfers: readonly Member[]
  admin: Staff
  starts: readonly Start[]
  offerId: number
  packages: readonly number[]
  gateways: Readonly<Record<'alepay' | 'epay' | 'stb' | 'bidv', PlayedGateway>>
  transfers: Transfer[]
  /** Numbers of an earlier history's rows end here. */
  since: { bookings: number; payments: number; receipts: number; refunds: number }
  /** For references and contents that nobody has used before. */
  serial(): number
}

const begin = '2026-11-20T08:00:00+07:00'
let serial = 0
/** The numbers of the partner banks whose golfers pay on the bank's own page. */
export const bankIds = { stb: 2, bidv: 7 } as const

/**
 * Three golfers, two of them brought by banks, somebody of the house, a course with contracted places and one
 * without, two tee times each with four places, five places of a sale, and gateways that are well.
 */
export async function makeWorld(ctx: TestContext): Promise<World> {
  const { q } = ctx
  ctx.clock.set(begin)
  const now = () => ctx.clock.now()
  const played = (name: GatewayName) => playGateway(name, { now })
  const banks = { stb: played('stb'), bidv: played('bidv') }
  const gateways = { alepay: played('alepay'), epay: played('epay'), ...banks }
  const cards = {
    alepay: gateways.alepay.gateway,
    epay: gateways.epay.gateway,
    ofBank: ({ code }: { code: string }) => (code === 'stb' ? banks.stb : banks.bidv).gateway,
  }
  ctx.gateways = { ...ctx.gateways, cards, refunders: refundersOf(cards) }
  const [since] = await q<World['since']>`
    select (select coalesce(max(id), 0) from bookings) as bookings, (select coalesce(max(id), 0) from payments) as payments,
      (select coalesce(max(id), 0) from receipts) as receipts, (select coalesce(max(id), 0) from refunds) as refunds`
  if (!since) throw new Error('no numbers')
  const golfers = [
    await addMember(q),
    { ...(await addMember(q)), bankId: bankIds.stb },
    { ...(await addMember(q)), bankId: bankIds.bidv },
  ]
  const starts: Start[] = []
  let offerId = 0
  for (const instant of [false, true]) {
    const courseId = await addCourse(q, { instant })
    for (const at of ['2026-11-21T06:30:00+07:00', '2026-11-24T06:30:00+07:00'])
      starts.push({ courseId, at, teeTimeId: await addTeeTime(q, { courseId, at }) })
    const sale = { courseId, quantity: 5, from: '2026-11-01T00:00:00+07:00', flashSale: false }
    offerId = (await addOffer(q, sale)).offerId
  }
  for (const golfer of golfers.slice(0, 2)) {
    await fillWallet(ctx, golfer, 5_000_000)
    // so that there is something to pay from the first step on
    await book(ctx, golfer, { courseId: starts[3]?.courseId ?? 0, at: starts[3]?.at ?? '', players: 1 })
  }
  return {
    ctx,
    golfers,
    admin: await addStaff(q, ['staff', 'sales', 'admin']),
    starts,
    offerId,
    packages: [await addPackage(q, 20_000), await addPackage(q, 55_000)],
    gateways,
    transfers: [],
    since,
    serial: () => {
      serial += 1
      return serial
    },
  }
}
