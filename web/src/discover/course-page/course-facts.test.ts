import { createElement } from 'react'
import { expect, test } from 'vitest'
import { markupOf } from '#i18n/testing/markup-of.ts'
import { type CourseDetail, CourseFacts } from './course-facts.tsx'

type Facts = Pick<
  CourseDetail,
  | 'holes_amount'
  | 'course_par'
  | 'course_path'
  | 'course_length'
  | 'opening_date'
  | 'has_lights'
  | 'country'
  | 'nearest_city'
  | 'designed_by'
  | 'facilities'
  | 'dress_code'
>
const known: Facts = {
  holes_amount: 36,
  course_par: 72,
  course_path: [],
  course_length: 7_120,
  opening_date: '1993',
  has_lights: 1,
  country: { name: 'Vietnam' },
  nearest_city: { name: 'Hanoi', km: 40 },
  designed_by: 'Robert McFarland',
  facilities: ['driving_range', 'club_rental'],
  dress_code: 'Collared shirt, no jeans.',
}

/** Every name with its value, as a golfer reads them. */
async function read(facts: Partial<Facts>): Promise<string[][]> {
  const course = { ...known, ...facts } as CourseDetail
  const markup = await markupOf(createElement(CourseFacts, { course }), ['course', 'ui'], 'en')
  return [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll('\u00a0', ' '),
  ])
}

test('holes, par, yardage and the rest that is known of a course are on its page', async () => {
  expect(await read({})).toEqual([
    ['Holes', '36'],
    ['Par', '72'],
    ['Length', '7,120 yards'],
    ['Opened', '1993'],
    ['Night golf', 'Yes'],
    ['Country', 'Vietnam'],
    ['Distance', '40 km from Hanoi in a straight line'],
    ['Designed by', 'Robert McFarland'],
    ['Facilities', 'Driving range · Club rental'],
    ['Dress code', 'Collared shirt, no jeans.'],
  ])
})

test('a fact that is not known is left out, not invented', async () => {
  const unknown = { course_par: null, course_length: null, opening_date: null, has_lights: null }
  const names = await read({
    ...unknown,
    nearest_city: null,
    designed_by: '',
    facilities: [],
    dress_code: '',
  })
  expect(names).toEqual([
    ['Holes', '36'],
    ['Country', 'Vietnam'],
  ])
})
