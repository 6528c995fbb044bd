import { short } from '../drawing/drawing.ts'

/** Digits as strokes on a field 10 wide and 16 high: a picture drawn on a server finds no typeface there. */
const digits = [
  'm5 0c-4 0-5 4-5 8s1 8 5 8 5-4 5-8-1-8-5-8',
  'm2 3l4-3v16',
  'm0 4c0-5.5 10-5.5 10 .5 0 4-10 6.5-10 11.5h10',
  'm.5 1.5c3.5-3 9.5-1.5 9.5 2.5 0 3-3 3.7-5 3.7 3 0 5.5 1.5 5.5 4.3 0 4.5-7 5.5-10.5 2',
  'm8 16v-16l-8 11h10.5',
  'm9.5 0h-7.5l-1 7c4-2.5 9.5-.5 9.5 4 0 5-6.5 6.5-10.5 3.5',
  'm8.5 0c-4.5 2-8.5 7-8.5 11 0 6.5 10 6.5 10 0 0-5.5-8-6-9.7-1.5',
  'm0 0h10l-6 16',
  'm5 7.5c-5.5 0-5.5-7.5 0-7.5s5.5 7.5 0 7.5c-6.5 0-6.5 8.5 0 8.5s6.5-8.5 0-8.5',
  'm1.5 16c4.5-2 8.5-7 8.5-11 0-6.5-10-6.5-10 0 0 5.5 8 6 9.7 1.5',
]

const wide = 10
const tall = 16
const apart = 4

/** The strokes of a whole number with its middle at x, y. */
export function numberPath(number: number, x: number, y: number): string {
  const written = [...String(number)].map(Number)
  const left = x - (written.length * wide + (written.length - 1) * apart) / 2
  return written
    .map((digit, at) => `M${short(left + at * (wide + apart))} ${short(y - tall / 2)}${digits[digit] ?? ''}`)
    .join('')
}
