import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayMs,
  dayOf,
  daysBetween,
  formatClock,
  formatCountdown,
  formatDay,
  formatHistoryTime,
  formatMonth,
  formatPickerDate,
  formatPlayTime,
  formatReviewTime,
  instantAt,
  isDay,
  minuteOfClock,
  minuteOfDay,
  parseDayMonthYear,
  startOfDay,
  weekdayOf,
} from './dates.ts'
import {
  formatDayWithWeekday,
  formatDeadline,
  formatMoment,
  formatRunningDate,
  weekdayName,
} from './spoken-dates.ts'

const teeOff = Date.parse('2026-11-19T23:30:00Z')
const anyInstant = integer({ min: Date.parse('2000-01-01'), max: Date.parse('2100-01-01') })

describe('the day in Vietnam', () => {
  it('begins seven hours before it does in Greenwich', () => {
    expect(dayOf(teeOff)).toBe('2026-11-20')
    expect(dayOf(new Date('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20')
    expect(dayOf(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
    expect(startOfDay('2026-11-20')).toBe(Date.parse('2026-11-19T17:00:00Z'))
  })

  it('agrees with the time zone database for every instant', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Ho_Chi_Minh',
      dateStyle: 'short',
      timeStyle: 'short',
    })
    assert(
      property(anyInstant, (instant) => {
        expect(`${dayOf(instant)} ${formatClock(instant)}`).toBe(zone.format(instant))
      }),
    )
  })

  it('comes back from its start and from any clock time in it', () => {
    assert(
      property(anyInstant, (instant) => {
        const day = dayOf(instant)
        expect(dayOf(startOfDay(day))).toBe(day)
        expect(dayOf(startOfDay(day) - 1)).toBe(addDays(day, -1))
        expect(instantAt(day, formatClock(instant))).toBe(instant - (instant % 60_000))
        expect(startOfDay(day) + minuteOfDay(instant) * 60_000).toBe(instant - (instant % 60_000))
      }),
    )
  })

  it('is worked out as from its parts in the time zone database', () => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Ho_Chi_Minh',
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    assert(
      property(anyInstant, integer({ min: -800, max: 800 }), (instant, days) => {
        const day = dayOf(instant)
        const found = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]))
        expect(weekdays[weekdayOf(day) - 1]).toBe(found.weekday)
        expect(minuteOfDay(instant)).toBe(Number(found.hour) * 60 + Number(found.minute))
        expect(minuteOfClock(`${found.hour}:${found.minute}`)).toBe(minuteOfDay(instant))
        expect(startOfDay(day)).toBe(Date.parse(`${day}T00:00:00+07:00`))
        const moved = addDays(day, days)
        expect(moved).toBe(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10))
        expect(daysBetween(day, moved)).toBe(days)
      }),
    )
  })

  it('is right before 1970 and after a thousand days have been asked for', () => {
    const days = Array.from({ length: 10_000 }, (_, index) => addDays('1950-01-01', index))
    expect(days.at(-1)).toBe('1977-05-18')
    expect(days.map(startOfDay).map(dayOf)).toEqual(days)
    expect(weekdayOf('1950-01-01')).toBe(7)
    expect(minuteOfDay(Date.parse('1950-01-01T00:01:00+07:00'))).toBe(1)
  })

  it('refuses an invalid day', () => {
    expect(() => dayOf(Number.NaN)).toThrow(RangeError)
    expect(() => formatClock(Number.NaN)).toThrow(RangeError)
    expect(instantAt('2026-11-20', '25:00')).toBeNaN()
    expect(instantAt('2026-11-20', '24:00')).toBe(startOfDay('2026-11-21'))
    expect(minuteOfClock('6:30')).toBeNaN()
  })

  it('is counted across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2026-11-20', '2027-03-20')).toBe(120)
  })

  it('has a weekday, Monday first', () => {
    expect(weekdayOf('2026-11-20')).toBe(5)
    expect(weekdayOf('2026-11-22')).toBe(7)
    expect(weekdayOf('2026-11-23')).toBe(1)
  })
})

describe('the formats of the product', () => {
  it('are the ones of pickers, form, history, reviews and price table', () => {
    expect(formatPickerDate(teeOff)).toBe('20-11-2026')
    expect(formatDay('2026-11-20')).toBe('20-11-2026')
    expect(formatPlayTime(teeOff)).toBe('06:30 20-11-2026')
    expect(formatHistoryTime(teeOff)).toBe('20/11/2026 - 06:30')
    expect(formatReviewTime(teeOff)).toBe('06:30 20/11/2026')
    expect(formatReviewTime(instantAt('2026-11-20', '18:05'))).toBe('18:05 20/11/2026')
    expect(formatMonth('2026-11-20')).toBe('11/2026')
  })

  it('read and write dd-MM-yyyy, real dates only', () => {
    expect(parseDayMonthYear('20-11-2026')).toBe('2026-11-20')
    expect(parseDayMonthYear('29-02-2028')).toBe('2028-02-29')
    for (const wrong of ['29-02-2027', '31-04-2026', '2026-11-20', '1-1-2026', '00-01-2026', '']) {
      expect(parseDayMonthYear(wrong)).toBeNull()
    }
    expect(isDay('2026-11-20')).toBe(true)
    expect(isDay('2026-02-30')).toBe(false)
  })

  it('count down by minutes, and by hours from an hour on', () => {
    expect(formatCountdown(125)).toBe('02:05')
    expect(formatCountdown(1800)).toBe('30:00')
    expect(formatCountdown(3661)).toBe('01:01:01')
    expect(formatCountdown(-3)).toBe('00:00')
  })
})

describe('dates in sentences', () => {
  it('follow each language', () => {
    expect(formatRunningDate('2026-11-05', 'vi')).toBe('05/11')
    expect(formatRunningDate('2026-11-20', 'en', true)).toBe('20 Nov 2026')
    expect(formatRunningDate('2026-11-20', 'kr', true)).toBe('2026년 11월 20일')
    expect(formatRunningDate('2026-11-05', 'jp')).toBe('11月5日')
  })

  it('carry the weekday where the reader has to act', () => {
    expect(weekdayName('2026-11-22', 'vi')).toBe('CN')
    expect(formatDayWithWeekday('2026-11-20', 'vi')).toBe('T6 20/11/2026')
    expect(formatDayWithWeekday('2026-11-20', 'kr')).toBe('2026년 11월 20일 (금)')
    expect(formatDayWithWeekday('2026-11-20', 'jp')).toBe('2026年11月20日（金）')
  })

  it('have the clock time where the language puts it', () => {
    expect(formatMoment(teeOff, 'vi')).toBe('06:30 20/11/2026')
    expect(formatMoment(teeOff, 'en')).toBe('06:30 20 Nov 2026')
    expect(formatMoment(teeOff, 'kr')).toBe('2026년 11월 20일 06:30')
    expect(formatMoment(teeOff, 'jp')).toBe('2026年11月20日 06:30')
  })

  it('name the date of a deadline only when it is not today', () => {
    expect(formatDeadline(teeOff, '2026-11-20', '2026-11-20', 'vi')).toBe('06:30')
    expect(formatDeadline(teeOff, '2026-11-20', '2026-11-19', 'en')).toBe('06:30 20 Nov')
    expect(formatDeadline(teeOff, '2026-11-20', '2026-11-19', 'kr')).toBe('11월 20일 06:30')
  })
})
