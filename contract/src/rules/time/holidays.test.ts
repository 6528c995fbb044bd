import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, startOfDay } from './dates.ts'
import { countsAsWeekend, holidayOf, holidaysByLaw, holidaysKnownUntil } from './holidays.ts'

const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'Asia/Ho_Chi_Minh',
  month: 'numeric',
  day: 'numeric',
})

/** Lunar month and day; the Chinese calendar has the same days as the Vietnamese one in these years. */
const lunar = (day: string) => chinese.format(startOfDay(day))

describe('public holidays', () => {
  it('are the fixed days of every year', () => {
    for (const year of [2026, 2027, 2028]) {
      expect(holidayOf(`${year}-01-01`)).toBe('new-year')
      expect(holidayOf(`${year}-04-30`)).toBe('reunification')
      expect(holidayOf(`${year}-05-01`)).toBe('labour')
      expect(holidayOf(`${year}-09-02`)).toBe('national')
    }
  })

  it('hold five days of Tet around the lunar New Year, and the Hung Kings on the tenth of the third month', () => {
    for (const year of [2026, 2027, 2028]) {
      const tet: string[] = []
      const hungKings: string[] = []
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
        if (holidayOf(day) === 'tet') tet.push(day)
        if (holidayOf(day) === 'hung-kings') hungKings.push(day)
      }
      expect(tet).toHaveLength(5)
      // The engine's calendar is a day late in 2027: that new moon comes an hour before midnight.
      expect(lunar(tet[1] ?? '')).toBe(year === 2027 ? '12/30' : '1/1')
      expect(daysBetween(tet[0] ?? '', tet[4] ?? '')).toBe(4)
      expect(hungKings.map(lunar)).toEqual(['3/10'])
    }
  })

  it('have eleven days by law in every year known', () => {
    for (let year = 2026; year <= holidaysKnownUntil; year++) {
      let count = 0
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
        const name = holidayOf(day)
        if (name !== null && name !== 'substitute') count++
      }
      expect(count).toBe(11)
    }
  })

  it('replace a holiday on a weekend by a day off on a working day', () => {
    expect(holidayOf('2026-04-27')).toBe('substitute')
    expect(holidayOf('2028-09-04')).toBe('substitute')
  })

  it('are of Tet also on the days off in lieu of it', () => {
    const kinds = new Map(holidaysByLaw().map(({ day, kind }) => [day, kind]))
    expect(['2027-02-05', '2027-02-10', '2027-02-11', '2028-01-31'].map((day) => kinds.get(day))).toEqual([
      ...['tet', 'tet', 'tet', 'tet'],
    ])
    expect(['2026-04-27', '2027-04-30', '2028-01-03'].map((day) => kinds.get(day))).toEqual([
      ...['other', 'other', 'other'],
    ])
  })
})

it('charges weekends and holidays as weekend, other days not', () => {
  const holidays = new Set(['2026-02-18'])
  expect(countsAsWeekend('2026-11-20', holidays)).toBe(false)
  expect(countsAsWeekend('2026-11-21', holidays)).toBe(true)
  expect(countsAsWeekend('2026-11-22', holidays)).toBe(true)
  expect(countsAsWeekend('2026-02-18', holidays)).toBe(true)
  expect(countsAsWeekend('2026-02-23', holidays)).toBe(false)
})
