import { searchOf, text } from '@teeviet/contract/display/search-params'

/** What the address of the courses holds; `id` is a course's number, or `new` for one that is being added. */
export const coursesSearch = searchOf({ q: text, region: text, open: text, id: text, part: text })

export type CoursesSearch = ReturnType<typeof coursesSearch>
