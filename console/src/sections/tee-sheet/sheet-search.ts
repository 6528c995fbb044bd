import { integer, searchOf, text } from '@teeviet/contract/display/search-params'

/** What the tee sheet's address holds: the course, the day, the holes and the tee time that is open. */
export const sheetSearch = searchOf({ facility: integer, day: text, holes: integer, id: integer })

export type SheetSearch = ReturnType<typeof sheetSearch>
