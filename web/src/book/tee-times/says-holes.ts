import { usualHoles } from '@teeviet/contract/rules/limits'

/** Whether each tee time of a list has to name its holes: not all of them are for a usual round. */
export function saysHoles(rows: readonly { readonly number_hole: number }[]): boolean {
  return rows.some((row) => row.number_hole !== usualHoles)
}
