import { openDialog } from '#dialogs/open.ts'

/** Lets the golfer search a course in the dialog and gives its id; undefined when none was chosen. */
export async function chooseACourse(): Promise<number | undefined> {
  const chosen = await openDialog('choose-course')
  if (typeof chosen !== 'object' || chosen === null || !('id' in chosen)) return undefined
  return typeof chosen.id === 'number' ? chosen.id : undefined
}
