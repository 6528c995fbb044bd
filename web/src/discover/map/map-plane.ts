/** The drawn plane: Vietnam with its sea, in units of a sixtieth of a degree of latitude. */
export const plane = { width: 931, height: 1050 } as const

const west = 101.8
const north = 23.9
const unitsPerDegree = 60
/** How much shorter a degree of longitude is in the middle of the country. */
const narrowing = 0.9636

export type Point = readonly [x: number, y: number]

/** The position of a place on the plane; degrees east and north. */
export function placeOnPlane(longitude: number, latitude: number): Point {
  return [(longitude - west) * narrowing * unitsPerDegree, (north - latitude) * unitsPerDegree]
}

/** The place at a point of the plane, in degrees east and north. */
export function degreesAt([x, y]: Point): Point {
  return [x / (narrowing * unitsPerDegree) + west, north - y / unitsPerDegree]
}
