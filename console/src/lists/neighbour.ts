/**
 * The id of the row above (-1) or below (1) the open one; the first one when none is open or it has left the list.
 * Undefined at either end and in an empty list.
 */
export function neighbourOf(
  rows: readonly { readonly id: number }[],
  open: number | undefined,
  way: 1 | -1,
): number | undefined {
  const at = rows.findIndex(({ id }) => id === open)
  return at < 0 ? rows[0]?.id : rows[at + way]?.id
}
