import type { CourseDetail } from './course-facts.tsx'

/** A way to the course on a map service; by name and address where its place on earth is not known. */
export function mapAddress(
  course: Pick<CourseDetail, 'latitude' | 'longitude' | 'name' | 'address'>,
): string {
  const { latitude, longitude, name, address } = course
  const place = latitude === null || longitude === null ? `${name}, ${address}` : `${latitude},${longitude}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
}
