const waitMs = 10_000
const rememberMs = 5 * 60_000

/** Where the golfer is, to about a hundred metres; fails when the browser may not or cannot say. */
export function whereAmI(): Promise<{ longitude: number; latitude: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This browser knows no place'))
      return
    }
    const round = (degrees: number) => Math.round(degrees * 1000) / 1000
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ longitude: round(coords.longitude), latitude: round(coords.latitude) }),
      (refusal) => reject(new Error(refusal.message)),
      { timeout: waitMs, maximumAge: rememberMs },
    )
  })
}
