import { perDatabase, type Source } from '#platform/cache/per-database'
import { minuteOf, openReadCache } from '#platform/cache/read-cache'
import { isRunning } from './offer.ts'
import { type CurrentOffer, readOffers } from './read-offers.ts'

const cacheOf = perDatabase(({ events }) =>
  openReadCache<CurrentOffer[]>(events, {
    tables: ['offers', 'offer_categories'],
    quantities: true,
    maxAgeMs: 30_000,
    mostKeys: 2,
  }),
)

/** Offers that run or are still to run, until a sale or a change of one of them is notified. */
export function readCurrentOffers(ctx: Source, now: Date): Promise<CurrentOffer[]> {
  return cacheOf(ctx).read(minuteOf(now), () => readOffers(ctx.q, now))
}

/** The offers that can be bought now by a party of this size. */
export async function readRunningOffers(ctx: Source, now: Date, players = 1): Promise<CurrentOffer[]> {
  const offers = await readCurrentOffers(ctx, now)
  return offers.filter((offer) => isRunning(offer, now, players))
}
