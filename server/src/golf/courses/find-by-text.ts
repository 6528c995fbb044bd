import { compact, fold, foldQuery } from './fold.ts'

/** What a text search looks at, folded once: names, place and address, also without blanks, and the names alone. */
export type SearchTexts = { words: string; compact: string; names: readonly string[] }

export type Findable = { search: SearchTexts }

/** Folds what a course is found by; `more` is whatever else belongs to it. */
export function searchTextsOf(names: readonly string[], more: string): SearchTexts {
  const words = fold([...names, more].join(' '))
  return { words, compact: compact(words), names: names.map((name) => compact(fold(name))) }
}

/**
 * The courses a typed text means, those with it in their name first, otherwise in the order given. Courses that
 * hold the text as it stands win; if none does, those that hold a word beginning with each typed word.
 */
export function findByText<Course extends Findable>(typed: string, courses: readonly Course[]): Course[] {
  const query = foldQuery(typed)
  const phrase = compact(query)
  if (phrase === '') return []
  const whole = courses.filter((course) => course.search.compact.includes(phrase))
  const found =
    whole.length > 0
      ? whole
      : courses.filter((course) => holdsEachWord(course.search.words, query.split(' ')))
  return found
    .map((course) => ({ course, rank: rankOf(course, phrase) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ course }) => course)
}

function holdsEachWord(text: string, words: readonly string[]): boolean {
  return words.every((word) => ` ${text}`.includes(` ${word}`))
}

function rankOf({ search }: Findable, phrase: string): number {
  return search.names.some((name) => name.includes(phrase)) ? 0 : 1
}
