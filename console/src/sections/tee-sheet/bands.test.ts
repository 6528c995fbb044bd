import { describe, expect, it } from 'vitest'
import { bandsOf } from './bands.ts'
import type { StaffTeeTime } from './tee-time.ts'

const teeTime = (
  id: number,
  closed?: [StaffTeeTime['closed_for'], string],
  closing_id: number | null = null,
): StaffTeeTime => ({
  closing_id,
  id,
  start_at: id,
  number_hole: 18,
  capacity: 4,
  outside: 0,
  sold: 0,
  held: 0,
  left: 4,
  price: 0,
  is_closed: closed !== undefined,
  closed_for: closed?.[0] ?? null,
  closed_note: closed?.[1] ?? '',
  bookings: [],
})

const spans = (teeTimes: StaffTeeTime[]) =>
  [...bandsOf(teeTimes).values()].map(({ first, last, count }) => [first.id, last.id, count])

describe('the closed stretches of a day', () => {
  it('join neighbours that are closed for the same', () => {
    const cup: [StaffTeeTime['closed_for'], string] = ['tournament', 'Cup']
    expect(spans([teeTime(1), teeTime(2, cup), teeTime(3, cup), teeTime(4)])).toEqual([[2, 3, 2]])
  })
  it('end at an open tee time and where reason or note changes', () => {
    const [cup, other, work]: [StaffTeeTime['closed_for'], string][] = [
      ['tournament', 'Cup'],
      ['tournament', 'Other'],
      ['maintenance', 'Other'],
    ]
    expect(
      spans([teeTime(1, cup), teeTime(2, other), teeTime(3, work), teeTime(4), teeTime(5, work)]),
    ).toEqual([
      [1, 1, 1],
      [2, 2, 1],
      [3, 3, 1],
      [5, 5, 1],
    ])
  })
  it('are separate for each closing, even with the same words', () => {
    const cup: [StaffTeeTime['closed_for'], string] = ['tournament', '']
    expect(spans([teeTime(1, cup, 7), teeTime(2, cup, 7), teeTime(3, cup, 8)])).toEqual([
      [1, 2, 2],
      [3, 3, 1],
    ])
  })
  it('are none on an open day', () => {
    expect(spans([teeTime(1), teeTime(2)])).toEqual([])
  })
})
