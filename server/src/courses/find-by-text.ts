import { compact, fold, foldQuery } from './fold.ts'

/** What a text search looks at; `searchText` is folded and holds names, province and address. */
export type Findable = { title: string; titleEn: string; searchText: string }

/**
 * The courses a typed text means, those with it in their name first, otherwise in the order given. Courses that
 * hold the text as it stands win; if none does, those that hold a word beginning with each typed word.
 */
export function findByText<Course extends Findable>(typed: string, courses: readonly Course[]): Course[] {
  const query = foldQuery(typed)
  const phrase = compact(query)
  if (phrase === '') return []
  const whole = courses.filter((course) => compact(course.searchText).includes(phrase))
  const found =
    whole.length > 0 ? whole : courses.filter((course) => holdsEachWord(course.searchText, query.split(' ')))
  return found
    .map((course) => ({ course, rank: rankOf(course, phrase) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ course }) => course)
}

function holdsEachWord(searchText: string, words: readonly string[]): boolean {
  return words.every((word) => ` ${searchText}`.includes(` ${word}`))
}

function rankOf({ title, titleEn }: Findable, phrase: string): number {
  return [title, titleEn].some((name) => compact(fold(name)).includes(phrase)) ? 0 : 1
}
