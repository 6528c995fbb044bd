import { instantAt } from '@teeviet/contract/rules/time/dates'
import { describe, expect, it } from 'vitest'
import { startTimeToday } from './use-start-time.ts'

const now = instantAt('2026-11-20', '08:00')

describe('the start_time of an address', () => {
  it('is applied to today', () => {
    expect(startTimeToday('08:30', now)).toMatchObject({
      startsAt: instantAt('2026-11-20', '08:30'),
      isAnyTime: false,
    })
  })

  it.each([undefined, '', '08:00', '06:30', '8:30', '24:00', '08:60', '1790000000000'])(
    'counts for nothing when it has passed or is none: %s',
    (clock) => {
      expect(startTimeToday(clock, now)).toBeNull()
    },
  )
})
