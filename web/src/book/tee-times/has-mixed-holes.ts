/** Whether tee times are for rounds of different lengths, so that each has to say its own. */
export function hasMixedHoles(rows: readonly { readonly number_hole: number }[]): boolean {
  return new Set(rows.map((row) => row.number_hole)).size > 1
}
