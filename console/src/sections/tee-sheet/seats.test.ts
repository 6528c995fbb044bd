import { describe, expect, it } from 'vitest'
import { type SheetBooking, seatsOf, waitingFor } from './seats.ts'
import type { StaffTeeTime } from './tee-time.ts'

const player = (id: number) => ({
  id,
  name: `Player ${id}`,
  is_guest: true,
  is_unnamed: false,
  attendance: 'expected' as const,
  caddie: '',
  buggy: '',
  is_walking: false,
})

const booking = (fields: Partial<SheetBooking>): SheetBooking => ({
  id: 1,
  general_bill_code: 'TV1',
  state: 'paid',
  unheld_for: null,
  name: 'An',
  is_kept: false,
  start_note: '',
  no_show_kept_percent: 100,
  places: 2,
  number_player: 2,
  players: [player(1), player(2)],
  ...fields,
})

const teeTime = (fields: Partial<StaffTeeTime>): StaffTeeTime => ({
  id: 1,
  start_at: 0,
  number_hole: 18,
  capacity: 4,
  outside: 0,
  sold: 2,
  held: 0,
  left: 2,
  price: 0,
  is_closed: false,
  closed_for: null,
  closed_note: '',
  closing_id: null,
  bookings: [booking({})],
  ...fields,
})

const kinds = (of: StaffTeeTime) =>
  seatsOf(of).map((seat) => (seat.kind === 'taken' ? (seat.player?.name ?? 'unknown') : seat.kind))

describe('the places of a tee time', () => {
  it('are the players by booking, then other channels, then the free ones', () => {
    const second = booking({ id: 2, places: 1, players: [player(3)] })
    expect(kinds(teeTime({ bookings: [booking({}), second], outside: 1, left: 0 }))).toEqual([
      'Player 1',
      'Player 2',
      'Player 3',
      'outside',
    ])
    expect(kinds(teeTime({}))).toEqual(['Player 1', 'Player 2', 'free', 'free'])
  })
  it('mark the first place of each booking', () => {
    const seats = seatsOf(teeTime({ bookings: [booking({}), booking({ id: 2 })], left: 0 }))
    expect(seats.map((seat) => seat.kind === 'taken' && seat.isFirst)).toEqual([true, false, true, false])
  })
  it('show a held place whose player is not known', () => {
    expect(kinds(teeTime({ bookings: [booking({ players: [player(1)] })] }))).toEqual([
      'Player 1',
      'unknown',
      'free',
      'free',
    ])
  })
  it('tell a buggy that two players share, also of two bookings, from one of a single player', () => {
    const shared = booking({
      id: 2,
      places: 2,
      players: [
        { ...player(3), buggy: '7' },
        { ...player(4), buggy: '8' },
      ],
    })
    const first = booking({ players: [{ ...player(1), buggy: '7' }, player(2)] })
    const seats = seatsOf(teeTime({ bookings: [first, shared], left: 0 }))
    expect(seats.map((seat) => seat.kind === 'taken' && seat.isBuggyShared)).toEqual([
      true,
      false,
      true,
      false,
    ])
  })
  it('are closed, not free, on a closed tee time, and its bookings stay', () => {
    expect(kinds(teeTime({ is_closed: true }))).toEqual(['Player 1', 'Player 2', 'closed', 'closed'])
  })
  it('are not taken by a request that holds none', () => {
    const waiting = teeTime({ bookings: [booking({ unheld_for: 'cap' })], left: 4 })
    expect(kinds(waiting)).toEqual(['free', 'free', 'free', 'free'])
    expect(waitingFor(waiting)).toHaveLength(1)
    expect(waitingFor(teeTime({}))).toEqual([])
  })
})
