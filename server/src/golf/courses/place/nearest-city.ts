import type { Language } from '@teeviet/contract/rules/languages'
import { distanceKm } from './distance.ts'
import { placeName } from './places.ts'

/** The cities that golfers travel from, at their centres. */
const cities = [
  { name: 'Hà Nội', latitude: 21.0285, longitude: 105.8542 },
  { name: 'TP. Hồ Chí Minh', latitude: 10.7769, longitude: 106.7009 },
  { name: 'Đà Nẵng', latitude: 16.0678, longitude: 108.2208 },
  { name: 'Hải Phòng', latitude: 20.8449, longitude: 106.6881 },
  { name: 'Nha Trang', latitude: 12.2388, longitude: 109.1967 },
  { name: 'Đà Lạt', latitude: 11.9404, longitude: 108.4583 },
  { name: 'Hạ Long', latitude: 20.9517, longitude: 107.08 },
  { name: 'Phú Quốc', latitude: 10.2172, longitude: 103.9591 },
] as const

/** The nearest city to a course, in a straight line; null when the place of the course is not known. */
export function nearestCity(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  language: Language,
): { name: string; km: number } | null {
  if (latitude === null || longitude === null) return null
  const [nearest] = cities
    .map((city) => ({ name: city.name, km: distanceKm({ latitude, longitude }, city) }))
    .toSorted((one, other) => one.km - other.km)
  return nearest ? { name: placeName(nearest.name, language), km: Math.round(nearest.km) } : null
}
