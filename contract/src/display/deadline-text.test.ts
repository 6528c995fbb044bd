import { describe, expect, it } from 'vitest'
import { instantAt } from '../rules/time/dates.ts'
import { deadlineText, historyPlayTime, playTimeText, shortPlayTime } from './deadline-text.ts'

describe('until when', () => {
  const until = instantAt('2026-11-20', '10:30')
  it('is a clock time today, with the date on any other day', () => {
    expect(deadlineText(until, instantAt('2026-11-20', '10:00'), 'vi')).toBe('10:30')
    expect(deadlineText(until, instantAt('2026-11-19', '23:59'), 'vi')).toBe('10:30 20/11')
    expect(deadlineText(until, instantAt('2026-11-19', '23:59'), 'kr')).toBe('11월 20일 10:30')
  })
})

describe('when play is', () => {
  const date_played = instantAt('2026-11-20', '06:30')
  it('is DD/MM/YYYY - HH:mm in the history', () => {
    expect(historyPlayTime({ date_played, is_any_time: 0 }, 'en', 'any time')).toBe('20/11/2026 - 06:30')
    expect(historyPlayTime({ date_played, is_any_time: 1 }, 'vi', 'giờ bất kỳ')).toBe(
      '20/11/2026 - giờ bất kỳ',
    )
  })
  it('has the weekday before it on a bill', () => {
    expect(playTimeText({ date_played, is_any_time: 0 }, 'en', 'any time')).toBe('Fri 20 Nov 2026 - 06:30')
  })
  it('has the weekday in brackets where the language puts it there', () => {
    const play = { date_played, is_any_time: 0 }
    expect(playTimeText(play, 'kr', '시간 무관')).toBe('2026년 11월 20일 (금) - 06:30')
    expect(playTimeText(play, 'jp', '時間指定なし')).toBe('2026年11月20日（金）- 06:30')
    expect(shortPlayTime(play, 'jp', '時間指定なし')).toBe('20/11（金）06:30')
  })
  it('is short in a dense list', () => {
    expect(shortPlayTime({ date_played, is_any_time: 0 }, 'vi', 'giờ bất kỳ')).toBe('T6 20/11 06:30')
    expect(shortPlayTime({ date_played, is_any_time: 1 }, 'vi', 'giờ bất kỳ')).toBe('T6 20/11 giờ bất kỳ')
  })
  it('names each tee time of a group with how many start then', () => {
    const flights = [
      { date_played, number_player: 3 },
      { date_played: date_played + 8 * 60_000, number_player: 2 },
    ]
    const play = { date_played, is_any_time: 0, flights }
    expect(playTimeText(play, 'vi', '')).toBe('T6 20/11/2026 - 06:30 (3), 06:38 (2)')
    expect(playTimeText(play, 'jp', '')).toBe('2026年11月20日（金）- 06:30（3名）、06:38（2名）')
    expect(shortPlayTime(play, 'kr', '')).toBe('20/11 (금) 06:30(3명), 06:38(2명)')
    expect(playTimeText({ ...play, flights: flights.slice(0, 1) }, 'vi', '')).toBe('T6 20/11/2026 - 06:30')
  })

  it('names no clock time for an any-time request', () => {
    const midnight = instantAt('2026-11-20', '00:00')
    expect(playTimeText({ date_played: midnight, is_any_time: 1 }, 'en', 'any time')).toBe(
      'Fri 20 Nov 2026 - any time',
    )
  })
})
