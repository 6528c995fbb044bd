import { htmlLanguage, type Language, languages } from '@teeviet/contract/rules/languages'
import { priceStripDays } from '@teeviet/contract/rules/limits'
import { dayMs } from '@teeviet/contract/rules/time/dates'
import type { Context } from '#platform/context/context'
import { readCatalogue } from '../courses/catalogue.ts'
import type { Course } from '../courses/course.ts'
import { addressIn } from '../courses/course-views.ts'
import { lowestByCourse } from './price-strip.ts'

/**
 * The lowest price of each course in the coming days as a schema.org `DataFeed` in a language, for search engines and
 * comparison sites. A course without a free tee time or a known price is not in it.
 */
export async function offerFeed(ctx: Context, lang: Language): Promise<object> {
  const [{ byId }, prices] = await Promise.all([readCatalogue(ctx), lowestByCourse(ctx)])
  const now = ctx.clock.now()
  const offers = [...prices].flatMap(([id, lowest]) => {
    const course = byId.get(id)
    return course ? [offerOf(ctx.config.publicUrl, course, lowest, { lang, now })] : []
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'DataFeed',
    dateModified: now.toISOString(),
    inLanguage: htmlLanguage(lang),
    dataFeedElement: offers,
  }
}

function offerOf(
  origin: string,
  course: Course,
  { price, holes }: { price: number; holes: number },
  { lang, now }: { lang: Language; now: Date },
): object {
  const name = lang === 'vi' ? course.title : course.titleEn
  const url = `${origin}/san/chi-tiet/${course.id}`
  const { latitude, longitude, pictures } = course
  const [picture] = pictures
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    price,
    priceCurrency: 'VND',
    availability: 'https://schema.org/InStock',
    priceValidUntil: new Date(now.getTime() + priceStripDays * dayMs).toISOString().slice(0, 10),
    eligibleQuantity: { '@type': 'QuantitativeValue', value: holes, unitText: 'holes' },
    itemOffered: {
      '@type': 'Service',
      name,
      provider: {
        '@type': 'GolfCourse',
        name,
        address: { '@type': 'PostalAddress', streetAddress: addressIn(course, lang), addressCountry: 'VN' },
        ...(latitude === null || longitude === null
          ? {}
          : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
        ...(picture === undefined ? {} : { image: new URL(picture, origin).href }),
      },
    },
    potentialAction: {
      '@type': 'ReserveAction',
      target: { '@type': 'EntryPoint', urlTemplate: url, inLanguage: languages.map(htmlLanguage) },
    },
  }
}
