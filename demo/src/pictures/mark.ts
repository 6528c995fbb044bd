const dimples = [
  [33, 9],
  [38, 11],
  [35.5, 14],
  [40.5, 15.5],
  [37.5, 18.5],
]
  .map(([x, y]) => `M${x} ${y}a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z`)
  .join('')

/**
 * The brand mark on a square of 64 units, in one colour: a ball on a tee that is also the letter T. It is cut so
 * that ball, bar and stem stay apart at 16 pixels; the dimples fade first.
 */
export const markPath = `M32 3a14 14 0 1 1 0 28 14 14 0 0 1 0-28z${dimples}M12 34h40a3 3 0 0 1 3 3v2.5a3 3 0 0 1-3 3h-8.5c-3.6 0-5.5 1.6-6 4.8l-1.9 12c-.7 3.6-6.5 3.6-7.2 0l-1.9-12c-.5-3.2-2.400-4.8-6-4.8H12a3 3 0 0 1-3-3V37a3 3 0 0 1 3-3z`

const teal = '#0f8b8d'
const white = '#ffffff'

/** The mark alone; without a colour it takes the text colour of the page it is written into. */
export function drawMark(colour = 'currentColor'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><path fill="${colour}" d="${markPath}"/></svg>`
}

/**
 * The icon of the installable app. A maskable icon fills its square, since systems cut their own shape out of it,
 * and keeps the mark within the safe middle; the other one has round corners of its own.
 */
export function drawAppIcon(maskable: boolean): string {
  const scale = maskable ? 4.2 : 5
  const offset = (512 - 64 * scale) / 2
  const corner = maskable ? 0 : 116
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#17a2a1"/><stop offset="1" stop-color="${teal}"/></linearGradient></defs><rect width="512" height="512" rx="${corner}" fill="url(#a)"/><path fill="${white}" transform="translate(${offset} ${offset})scale(${scale})" d="${markPath}"/></svg>`
}
