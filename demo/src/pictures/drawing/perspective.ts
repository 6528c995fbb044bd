import { height } from './drawing.ts'

/** How large things look at the height `y` of the picture: 1 at its lower edge, a tenth at the horizon. */
export function sizeAt(y: number, horizon: number): number {
  return 0.1 + (0.9 * (y - horizon)) / (height - horizon)
}
