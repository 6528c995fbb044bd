import { htmlLanguage, languages } from '@teeviet/contract/rules/languages'
import { courseQuery } from '#api/queries/course/detail.ts'
import { reviewsQuery } from '#api/queries/reviews.ts'
import { priceStrip } from '#api/queries/tee-times.ts'
import type { RouterContext } from '#router-context.ts'
import { pageHead } from '#site/head.ts'
import { picturesOf } from '../course-lists/pictures-of.ts'
import type { CourseDetail } from './course-facts.tsx'

const reviewsShown = 5

/** Title, description and structured data of a course's page; both of its addresses name the first as theirs. */
export function courseHead(context: RouterContext, id: number) {
  const t = context.texts.of('course')
  const course = context.queryClient.getQueryData(courseQuery({ id }).queryKey)
  if (!course) return pageHead(context, { title: t('title') })
  const path = `/san/chi-tiet/${course.id}`
  const [image] = picturesOf(course.galleries)
  const { latitude, longitude } = course
  return pageHead(context, {
    title: course.name,
    description: t('description', { name: course.name, place: course.location, holes: course.holes_amount }),
    path,
    ...(image ? { image } : {}),
    data: import.meta.env.SSR && {
      '@type': 'GolfCourse',
      name: course.name,
      description: course.description,
      url: `${context.origin}${path}`,
      ...(image ? { image: `${context.origin}${image}` } : {}),
      address: { '@type': 'PostalAddress', streetAddress: course.address, addressCountry: 'VN' },
      ...(latitude === null || longitude === null
        ? {}
        : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
      ...offerData(context, course, path),
      ...(course.reviews_count === 0
        ? {}
        : {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: course.rating,
              reviewCount: course.reviews_count,
            },
            review: reviewData(context, id),
          }),
    },
  })
}

/** The lowest price of the coming days, and that tee times can be reserved on this page. */
function offerData(context: RouterContext, course: CourseDetail, path: string): object {
  const strip = context.queryClient.getQueryData(priceStrip({ facility_id: course.id }).queryKey) ?? []
  const prices = strip.flatMap(({ price }) => (price === null ? [] : [price]))
  if (prices.length === 0) return {}
  const url = `${context.origin}${path}`
  return {
    makesOffer: {
      '@type': 'AggregateOffer',
      priceCurrency: 'VND',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      availability: 'https://schema.org/InStock',
      url,
    },
    potentialAction: {
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: url,
        inLanguage: languages.map(htmlLanguage),
        actionPlatform: ['https://schema.org/DesktopWebPlatform', 'https://schema.org/MobileWebPlatform'],
      },
      result: { '@type': 'Reservation', name: course.name },
    },
  }
}

function reviewData(context: RouterContext, id: number): object[] {
  const reviews = context.queryClient.getQueryData(reviewsQuery(id).queryKey)?.pages[0]?.reviews.data ?? []
  return reviews.slice(0, reviewsShown).map((review) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: review.review_name },
    datePublished: new Date(review.created_at).toISOString(),
    reviewBody: review.review_content,
    reviewRating: { '@type': 'Rating', ratingValue: review.review_rating, bestRating: 5 },
  }))
}
