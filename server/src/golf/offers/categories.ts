import type { ResponseOf } from '@teeviet/contract'
import type { Language } from '@teeviet/contract/rules/languages'
import { perDatabase } from '#platform/cache/per-database'
import { minuteOf, openReadCache } from '#platform/cache/read-cache'
import type { Context } from '#platform/context/context'
import { type Texts, textIn } from '#platform/http/text-in'
import { readCatalogue } from '../courses/catalogue.ts'
import { readCurrentOffers } from './current-offers.ts'
import { countOfferPlaces, type OfferPlaces } from './offer-places.ts'
import { type OfferRow, rowOfOffer } from './offer-rows.ts'

type CategoryOnWire = ResponseOf<'GET /api/services/get_list_categorys'>[number]

type Category = { id: number; name: Texts; isFlashSale: boolean; startsAt: Date; endsAt: Date }

const cacheOf = perDatabase(({ events }) => ({
  categories: openReadCache<Category[]>(events, {
    tables: ['offer_categories'],
    maxAgeMs: 60_000,
    mostKeys: 2,
  }),
  places: openReadCache<ReadonlyMap<number, OfferPlaces>>(events, {
    tables: ['offers', 'offer_categories', 'tee_times'],
    maxAgeMs: 2_000,
    mostKeys: 2,
  }),
}))

/** A flash sale is announced this long before it begins. */
export const announcedMs = 24 * 60 * 60 * 1000

/** The categories with offers that can be bought, or soon will be: flash sales first, then in the operator's order. */
export async function listCategories(ctx: Context, language: Language): Promise<CategoryOnWire[]> {
  const now = ctx.clock.now()
  const [categories, rows] = await Promise.all([readCategories(ctx), rowsByCategory(ctx, language)])
  return categories
    .filter((category) => isShown(category, now))
    .toSorted((one, other) => Number(other.isFlashSale) - Number(one.isFlashSale))
    .flatMap((category) => {
      const products = rows.get(category.id) ?? []
      if (products.length === 0) return []
      return [
        {
          id: category.id,
          name: textIn(category.name, language) ?? '',
          products,
          is_flash_sale: category.isFlashSale ? (1 as const) : (0 as const),
          flash_sale_id: category.isFlashSale ? category.id : null,
          start_date_timestamp: category.isFlashSale ? category.startsAt.getTime() : null,
          end_date_timestamp: category.isFlashSale ? category.endsAt.getTime() : null,
        },
      ]
    })
}

/** The offers of one category, while the category is shown; those with places left first. */
export async function listOffers(ctx: Context, categoryId: number, language: Language): Promise<OfferRow[]> {
  const [categories, rows] = await Promise.all([readCategories(ctx), rowsByCategory(ctx, language)])
  const category = categories.find(({ id }) => id === categoryId)
  return category && isShown(category, ctx.clock.now()) ? (rows.get(categoryId) ?? []) : []
}

function isShown({ isFlashSale, startsAt, endsAt }: Category, now: Date): boolean {
  const from = startsAt.getTime() - (isFlashSale ? announcedMs : 0)
  return from <= now.getTime() && now < endsAt
}

function readCategories(ctx: Context): Promise<Category[]> {
  return cacheOf(ctx).categories.read(
    'all',
    () => ctx.q<Category>`
      select id, name, is_flash_sale as "isFlashSale", starts_at as "startsAt", ends_at as "endsAt"
      from offer_categories order by position, id`,
  )
}

async function rowsByCategory(ctx: Context, language: Language): Promise<ReadonlyMap<number, OfferRow[]>> {
  const now = ctx.clock.now()
  const [catalogue, offers] = await Promise.all([readCatalogue(ctx), readCurrentOffers(ctx, now)])
  const places = await cacheOf(ctx).places.read(minuteOf(now), () => countOfferPlaces(ctx.q, offers, now))
  const byCategory = Map.groupBy(
    offers.filter((offer) => catalogue.byId.get(offer.courseId)?.isOpen),
    (offer) => offer.categoryId,
  )
  return new Map(
    [...byCategory].map(([categoryId, ofCategory]) => [
      categoryId,
      ofCategory
        .flatMap((offer) => {
          const course = catalogue.byId.get(offer.courseId)
          return course ? [rowOfOffer(offer, course, places.get(offer.id), language)] : []
        })
        .toSorted((one, other) => Number(other.places_left > 0) - Number(one.places_left > 0)),
    ]),
  )
}
