import { expect, test } from 'vitest'
import { holidaysByLaw } from './holidays.ts'
import { isWorkingDay, workingDaysAfter } from './working-days.ts'

const holidays = new Set([...holidaysByLaw().map(({ day }) => day), '2026-12-03'])
const after = (asked: string, days = 2) => new Date(workingDaysAfter(new Date(asked), days, holidays))
const moment = (text: string) => new Date(text)

test('two working days after a weekday are two days later, at the same time', () => {
  expect(after('2026-11-23T10:15:00+07:00')).toEqual(moment('2026-11-25T10:15:00+07:00'))
})

test('a weekend between does not count', () => {
  expect(after('2026-11-20T23:59:59+07:00')).toEqual(moment('2026-11-24T23:59:59+07:00'))
})

test('a request at a weekend counts from Monday on', () => {
  expect(after('2026-11-21T15:00:00+07:00')).toEqual(moment('2026-11-25T00:00:00+07:00'))
  expect(after('2026-11-22T23:00:00+07:00')).toEqual(moment('2026-11-25T00:00:00+07:00'))
})

test('public holidays and the days off in lieu of them do not count', () => {
  expect(after('2026-09-01T08:00:00+07:00')).toEqual(moment('2026-09-07T00:00:00+07:00'))
  // Thursday before Tet; 5 to 9 February are Tet, 10 and 11 its days in lieu
  expect(after('2027-02-04T09:00:00+07:00')).toEqual(moment('2027-02-15T09:00:00+07:00'))
})

test('an announced holiday does not count', () => {
  expect(after('2026-12-02T09:00:00+07:00')).toEqual(moment('2026-12-07T09:00:00+07:00'))
})

test('the day is the Vietnamese one', () => {
  // Friday 01:00 in Vietnam, still Thursday elsewhere
  expect(after('2026-11-19T18:00:00Z')).toEqual(moment('2026-11-24T01:00:00+07:00'))
})

test('working days are Monday to Friday', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
  expect(days.map((day) => isWorkingDay(day, holidays))).toEqual([true, false, false, true])
})
