import { expect, test } from 'vitest'
import { courseRecords } from '../courses/course-data.ts'
import { people } from '../people/people.ts'
import { reviewsByCourse } from './write-reviews.ts'

const written = reviewsByCourse()
const reviews = courseRecords.map(({ slug }) => written.get(slug) ?? [])
const sentencesOf = (place: number) =>
  (reviews[place] ?? []).flatMap(({ content }) => content.split(/(?<=[.!?。]) ?/).filter(Boolean))

test('no sentence is used twice under a course, nor under two adjacent courses', () => {
  for (const place of reviews.keys()) {
    const sentences = [...sentencesOf(place), ...sentencesOf(place + 1)]
    expect(new Set(sentences).size, courseRecords[place]?.slug).toBe(sentences.length)
  }
})

test('every course has four to eight, by people of the language they are written in', () => {
  for (const list of reviews) {
    expect(list.length).toBeGreaterThanOrEqual(4)
    expect(list.length).toBeLessThanOrEqual(8)
    for (const { author, content } of list) {
      expect(languageOf(content), content).toBe(people[author]?.language ?? 'vi')
    }
  }
})

function languageOf(content: string): string {
  if (/[가-힣]/.test(content)) return 'kr'
  if (/[ぁ-ん]/.test(content)) return 'jp'
  return /[À-ỹ]/.test(content) ? 'vi' : 'en'
}

test('is the same every time', () => {
  expect(reviewsByCourse()).toEqual(reviewsByCourse())
})
