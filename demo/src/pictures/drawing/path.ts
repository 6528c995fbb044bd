/** A point of the picture: x to the right, y down. */
export type Point = readonly [x: number, y: number]

/** Writes numbers the short way SVG allows: a minus sign also separates. */
function numbers(values: readonly number[]): string {
  return values.map((v, i) => (i > 0 && v >= 0 ? ` ${v}` : `${v}`)).join('')
}

/**
 * A soft line through the points (Catmull-Rom as relative cubic curves, whole units). Each step starts from the
 * rounded point before it, so that rounding never adds up; from the second step on the first handle mirrors the
 * last one, which SVG can leave out.
 */
export function softLine(points: readonly Point[], closed = false): string {
  const n = points.length
  const at = (i: number): Point => {
    const index = closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)
    return points[index] ?? [0, 0]
  }
  const whole = ([px, py]: Point): Point => [Math.round(px), Math.round(py)]
  let [x, y] = whole(at(0))
  let d = `M${numbers([x, y])}`
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const [ex, ey] = whole(c)
    const first = [(c[0] - a[0]) / 6, (c[1] - a[1]) / 6]
    const second = [c[0] - (e[0] - b[0]) / 6 - x, c[1] - (e[1] - b[1]) / 6 - y, ex - x, ey - y]
    const values = i === 0 ? [...first, ...second] : second
    d += `${i === 0 ? 'c' : i === 1 ? 's' : ''}${i > 1 && Math.round(values[0] ?? 0) >= 0 ? ' ' : ''}${numbers(values.map((v) => Math.round(v) || 0))}`
    x = ex
    y = ey
  }
  return closed ? `${d}z` : d
}

/** A soft skyline from left to right, closed along the line `floor`. */
export function landBelow(points: readonly Point[], floor: number): string {
  const last = points.at(-1)?.[0] ?? 0
  const first = points[0]?.[0] ?? 0
  return `${softLine(points)}L${Math.round(last)} ${Math.round(floor)}H${Math.round(first)}z`
}

/** A straight-edged shape. */
export function corners(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => numbers([Math.round(x), Math.round(y)])).join('L')}z`
}
