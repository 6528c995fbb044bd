import { compact, fold, foldQuery } from './fold.ts'

/** The searchable text of a course, folded once: names, place and address, also without blanks, and the names alone. */
export type SearchTexts = { words: string; compact: string; names: readonly string[] }

export type Findable = { search: SearchTexts }

/** Folds the searchable text of a course; `more` is any further text which belongs to it. */
export function searchTextsOf(names: readonly string[], more: string): SearchTexts {
  const words = fold([...names, more].join(' '))
  return { words, compact: compact(words), names: names.map((name) => compact(fold(name))) }
}

/**
 * The courses a typed text matches, those with it in their name first, otherwise in the given order. Courses which
 * contain the whole text win; without any, those which contain a word beginning with each typed word.
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
