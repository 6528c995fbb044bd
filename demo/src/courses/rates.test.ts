import { expect, test } from 'vitest'
import { courseRecords } from './course-data.ts'
import { rateRows, visitorPrice } from './rates.ts'
import { refundRows } from './refund-rows.ts'
import { scheduleOf } from './schedule.ts'

test('every start of every course has a rate on every kind of day', () => {
  for (const course of courseRecords) {
    const rates = rateRows(1, course).filter(({ customer_type }) => customer_type === 'visitor')
    for (const { first, last, holes } of scheduleOf(course))
      for (const clock of [first, last])
        for (const kind of ['weekday', 'weekend']) {
          const fitting = rates.filter(
            (rate) =>
              rate.day_kind === kind &&
              rate.holes === holes &&
              rate.time_from <= clock &&
              clock < rate.time_to,
          )
          expect(fitting, `${course.slug} ${kind} ${clock}`).toHaveLength(1)
        }
  }
})

test('weekends cost more than weekdays, holidays no less than weekends, nine holes less than eighteen', () => {
  for (const course of courseRecords) {
    const at = (kind: 'weekday' | 'weekend' | 'holiday', holes: 9 | 18) =>
      visitorPrice(course, kind, '07:00', holes)
    expect(at('weekend', 18)).toBeGreaterThan(at('weekday', 18))
    expect(at('holiday', 18)).toBeGreaterThanOrEqual(at('weekend', 18))
    expect(at('weekday', 9)).toBeLessThan(at('weekday', 18))
  }
})

test('a round of 18 holes on an unlit course starts early enough to end by daylight', () => {
  for (const course of courseRecords.filter(({ lights }) => !lights))
    for (const { last, holes } of scheduleOf(course))
      expect(last <= (holes === 9 ? '16:30' : '13:30'), course.slug).toBe(true)
})

test('refund terms stay within the deadlines and penalties of the specification, point 9', () => {
  expect(refundRows.filter(({ slug }) => slug !== null).length).toBeGreaterThanOrEqual(65)
  for (const { deadline_hours, penalty_percent, condition, position } of refundRows) {
    expect(deadline_hours, String(position)).toBeGreaterThanOrEqual(24)
    expect(deadline_hours, String(position)).toBeLessThanOrEqual(30 * 24)
    expect([50, 100, 120]).toContain(penalty_percent)
    expect(Object.keys(condition)).toEqual(['vi', 'en', 'kr', 'jp'])
  }
})
