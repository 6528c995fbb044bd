import { type Point, placeOnPlane } from './map-plane.ts'

/**
 * Vietnam's two archipelagos, which are too small for the outlines: their larger islands, and the position of the name.
 */
export const archipelagos = [
  {
    name: 'map.paracels',
    label: placeOnPlane(112, 14.75),
    islands: [
      placeOnPlane(112.33, 16.83),
      placeOnPlane(111.6, 16.53),
      placeOnPlane(111.2, 15.78),
      placeOnPlane(112.73, 16.67),
      placeOnPlane(111.5, 17.1),
      placeOnPlane(112.33, 16.95),
    ],
  },
  {
    name: 'map.spratlys',
    label: placeOnPlane(113.6, 7.3),
    islands: [
      placeOnPlane(111.92, 8.64),
      placeOnPlane(114.33, 11.43),
      placeOnPlane(114.36, 10.18),
      placeOnPlane(114.33, 9.88),
      placeOnPlane(112.92, 7.89),
      placeOnPlane(114.48, 10.37),
      placeOnPlane(113.7, 8.97),
      placeOnPlane(112.35, 8.85),
    ],
  },
] as const satisfies readonly { name: string; label: Point; islands: readonly Point[] }[]
