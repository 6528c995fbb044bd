import type { Attendance } from '@teeviet/contract/rules/bookings/attendance'
import { describe, expect, it } from 'vitest'
import { mayNotify, mayRecord, restorable } from './attendance-steps.ts'

const at = 1_000
const paid = (now: number) => ({ state: 'paid', no_show_kept_percent: 40, now }) as const

describe('what can be recorded of a player', () => {
  it('is the check-in before the tee time, and also the no-show from then on', () => {
    expect(mayRecord({ attendance: 'expected', date_played: at }, paid(at - 1))).toEqual(['checked_in'])
    expect(mayRecord({ attendance: 'expected', date_played: at }, paid(at))).toEqual([
      'checked_in',
      'no_show',
    ])
  })
  it('is the undo of a check-in, and of a no-show also the check-in', () => {
    expect(mayRecord({ attendance: 'checked_in', date_played: at }, paid(at))).toEqual(['expected'])
    expect(mayRecord({ attendance: 'no_show', date_played: at }, paid(at))).toEqual([
      'checked_in',
      'expected',
    ])
  })
  it('is no no-show once the day is over, unless all of the price is kept', () => {
    const played = { ...paid(at), state: 'played' } as const
    expect(mayRecord({ attendance: 'expected', date_played: at }, played)).toEqual(['checked_in'])
    const keepsAll = { ...played, no_show_kept_percent: 100 }
    expect(mayRecord({ attendance: 'expected', date_played: at }, keepsAll)).toEqual([
      'checked_in',
      'no_show',
    ])
  })
})

describe('the attendance that an undo restores', () => {
  const of = (...before: Attendance[]) => before.map((attendance) => ({ attendance }))
  it('is the one that all of the players had', () => {
    expect(restorable(of('expected', 'expected'), 'checked_in')).toBe('expected')
    expect(restorable(of('no_show'), 'expected')).toBe('no_show')
    expect(restorable(of('expected', 'no_show'), 'checked_in')).toBeUndefined()
  })
  it('is none when it cannot follow: who came becomes no no-show at once', () => {
    expect(restorable(of('no_show'), 'checked_in')).toBeUndefined()
  })
})

describe('the golfer may get an SMS', () => {
  const of = (attendance: Attendance) => [{ attendance }]
  const keeping = (no_show_kept_percent: number) => ({ state: 'paid', no_show_kept_percent }) as const
  it('of a no-show and of its undo, when a part of the price goes back', () => {
    expect(mayNotify(keeping(40), of('expected'), 'no_show')).toBe(true)
    expect(mayNotify(keeping(0), of('no_show'), 'expected')).toBe(true)
    expect(mayNotify(keeping(40), of('no_show'), 'checked_in')).toBe(true)
  })
  it('not when all of the price is kept, nor after the day of play', () => {
    expect(mayNotify(keeping(100), of('expected'), 'no_show')).toBe(false)
    expect(mayNotify({ ...keeping(40), state: 'played' }, of('no_show'), 'expected')).toBe(false)
  })
  it('neither of a check-in nor of what is recorded already', () => {
    expect(mayNotify(keeping(40), of('expected'), 'checked_in')).toBe(false)
    expect(mayNotify(keeping(40), of('checked_in'), 'expected')).toBe(false)
    expect(mayNotify(keeping(40), of('no_show'), 'no_show')).toBe(false)
  })
})
