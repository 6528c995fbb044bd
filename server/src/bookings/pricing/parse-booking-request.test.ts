import { calls } from '@teeviet/contract/calls'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#platform/context/refusal'
import { parseBookingRequest } from './parse-booking-request.ts'

const now = new Date('2026-11-20T08:00:00+07:00')
const at = (text: string) => new Date(text).getTime()
const complete = {
  facility_id: 12,
  date_played: at('2026-11-24T06:30:00+07:00'),
  list_users: [{ user_id: 100001 }, { user_id: -1, name_out_system: 'Bác Tư' }],
}

const read = (sent: object) =>
  parseBookingRequest(
    calls['POST /api/services/create_booking_for_wap'].request.parse({ ...complete, ...sent }),
    now,
    'vi',
  )

function refusalOf(sent: object): string {
  try {
    read(sent)
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
  return 'none'
}

describe('a complete form', () => {
  test('is read as course, day, time and players', () => {
    expect(read({})).toMatchObject({
      courseId: 12,
      day: '2026-11-24',
      startsAt: new Date('2026-11-24T06:30:00+07:00'),
      players: [
        { vga: 100001, guest_name: null },
        { vga: null, guest_name: 'Bác Tư' },
      ],
      productId: null,
    })
  })

  test('at midnight of today means any time today', () => {
    expect(read({ date_played: at('2026-11-20T00:00:00+07:00') })).toMatchObject({
      day: '2026-11-20',
      startsAt: null,
    })
  })

  test('at midnight of a later day means that very moment, as any other time of it', () => {
    expect(read({ date_played: at('2026-11-24T00:00:00+07:00') })).toMatchObject({
      day: '2026-11-24',
      startsAt: new Date('2026-11-24T00:00:00+07:00'),
    })
  })
})

describe('the server refuses what the form refuses', () => {
  test.each([
    ['no course', { facility_id: '' }],
    ['no date', { date_played: null }],
    ['no player', { list_users: [] }],
  ])('%s', (_, sent) => {
    expect(refusalOf(sent)).toBe('booking.incomplete')
  })

  test.each([
    ['yesterday', '2026-11-19T23:59:00+07:00'],
    ['any time yesterday', '2026-11-19T00:00:00+07:00'],
    ['a time that has passed today', '2026-11-20T07:59:59+07:00'],
    ['this very moment', '2026-11-20T08:00:00+07:00'],
    ['a year no sheet reaches', '9999-12-31T12:00:00+07:00'],
  ])('%s', (_, date) => {
    expect(refusalOf({ date_played: at(date) })).toBe('booking.noTeeTime')
  })

  test('more than forty players, and not forty', () => {
    const guests = Array.from({ length: 41 }, (_, index) => ({
      user_id: -1,
      name_out_system: `Khách ${index}`,
    }))
    expect(refusalOf({ list_users: guests })).toBe('booking.tooManyPlayers')
    expect(refusalOf({ list_users: guests.slice(1) })).toBe('none')
  })

  test('a guest whose name is blank', () => {
    expect(refusalOf({ list_users: [{ user_id: -1, name_out_system: '  ' }] })).toBe('booking.guestName')
  })

  test('a member twice, but two guests of one name are two people', () => {
    expect(refusalOf({ list_users: [{ user_id: 7 }, { user_id: 7 }] })).toBe('booking.duplicateMember')
    const guest = { user_id: -1, name_out_system: 'An' }
    expect(refusalOf({ list_users: [guest, guest] })).toBe('none')
  })

  test('terms that were not agreed to', () => {
    expect(refusalOf({ terms_agreed: 0 })).toBe('booking.termsNotAgreed')
    expect(refusalOf({ terms_agreed: 1 })).toBe('none')
  })
})
