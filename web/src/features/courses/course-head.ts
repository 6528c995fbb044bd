import type { RouterContext } from '../../router-context.ts'
import { pageHead } from '../../shell/head.ts'
import type { CourseDetail } from './course-facts.tsx'
import { picturesOf } from './pictures-of.ts'

/** Title, description and structured data of a course's page; both of its addresses name the first as theirs. */
export function courseHead(context: RouterContext, course: CourseDetail) {
  const t = context.texts.of('course')
  const path = `/san/chi-tiet/${course.id}`
  const [image] = picturesOf(course.galleries)
  const { latitude, longitude } = course
  return pageHead(context, {
    title: course.name,
    description: t('description', { name: course.name, place: course.location, holes: course.holes_amount }),
    path,
    ...(image ? { image } : {}),
    data: {
      '@type': 'GolfCourse',
      name: course.name,
      description: course.description,
      url: `${context.origin}${path}`,
      ...(image ? { image: `${context.origin}${image}` } : {}),
      address: { '@type': 'PostalAddress', streetAddress: course.address, addressCountry: 'VN' },
      ...(latitude === null || longitude === null
        ? {}
        : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
      ...(course.reviews_count === 0
        ? {}
        : {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: course.rating,
              reviewCount: course.reviews_count,
            },
          }),
    },
  })
}
