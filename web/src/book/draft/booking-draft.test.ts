import { instantAt, startOfDay } from '@teeviet/contract/rules/time/dates'
import { describe, expect, it } from 'vitest'
import type { Session } from '#session/session.ts'
import { guestPlayer, unnamedPlayer } from '../players/player.ts'
import {
  anyTimeOf,
  type BookingDraft,
  emptyDraft,
  missingOf,
  playersOf,
  playOf,
  withSearchedCount,
} from './booking-draft.ts'
import { readDraft } from './read-draft.ts'

const now = instantAt('2026-11-20', '14:30')
const course = { id: 7, title: 'Sân golf Vân Trì', address: 'Hà Nội', logo: '' }
const teeTime = (startsAt: number) => ({
  ...anyTimeOf(startsAt),
  startsAt,
  isAnyTime: false,
  holes: 18,
  price: 1_500_000,
})
const session: Session = {
  token: 't',
  vga: 100_001,
  id_display: '100001',
  fullname: 'Nguyễn Văn An',
  phone: '0912345678',
  avatar: '',
  type_member: 0,
  point_wallet: 0,
  bank_id: 0,
  cif: '',
  orderId: '',
  order_id: '',
  merchant: '',
  proof_until: 0,
}

describe('when to play', () => {
  it('is any time today until a time is chosen', () => {
    expect(playOf(emptyDraft, now)).toMatchObject({ startsAt: startOfDay('2026-11-20'), isAnyTime: true })
  })

  it('is the chosen tee time, which cannot be sent any more once it has come', () => {
    const play = teeTime(instantAt('2026-11-20', '14:37'))
    expect(playOf({ play }, play.startsAt)).toBe(play)
    expect(missingOf({ ...emptyDraft, course, play }, now, null)).toEqual([])
    expect(missingOf({ ...emptyDraft, course, play }, play.startsAt, null)).toEqual(['past'])
  })

  it('may be any time of today alone: of a later day a tee time is chosen', () => {
    const missingFor = (clock: string) =>
      missingOf({ ...emptyDraft, course, play: anyTimeOf(instantAt(clock, '09:00')) }, now, null)
    expect(missingFor('2026-11-20')).toEqual([])
    expect(missingFor('2026-11-21')).toEqual(['play'])
    expect(missingFor('2026-11-19')).toEqual(['past'])
  })

  it('follows Vietnam’s midnight', () => {
    expect(playOf(emptyDraft, instantAt('2026-11-20', '23:59')).startsAt).toBe(startOfDay('2026-11-20'))
    expect(playOf(emptyDraft, instantAt('2026-11-21', '00:00')).startsAt).toBe(startOfDay('2026-11-21'))
  })
})

describe('the players', () => {
  it('are the booker at first, and empty for a visitor', () => {
    expect(playersOf(emptyDraft, session)).toMatchObject([{ userId: 100_001, name: 'Nguyễn Văn An' }])
    expect(playersOf(emptyDraft, null)).toEqual([])
  })

  it('are the golfer’s choice, also an empty one', () => {
    expect(playersOf({ ...emptyDraft, players: [] }, session)).toEqual([])
    expect(playersOf({ ...emptyDraft, players: [guestPlayer('Minh')] }, session)).toMatchObject([
      { userId: -1, name: 'Minh' },
    ])
  })

  it('are as many as the search was for, until they are chosen', () => {
    const searched = { ...emptyDraft, ...withSearchedCount(emptyDraft, 3) }
    expect(playersOf(searched, session)).toMatchObject([{ userId: 100_001 }, unnamedPlayer, unnamedPlayer])
    expect(playersOf(searched, null)).toEqual([unnamedPlayer, unnamedPlayer, unnamedPlayer])
    const chosen = { ...emptyDraft, players: [guestPlayer('Minh')] }
    expect(withSearchedCount(chosen, 2)).toMatchObject({ players: [{ name: 'Minh' }, unnamedPlayer] })
    expect(withSearchedCount(chosen, undefined)).toEqual({})
  })

  it('never has a phone for a name', () => {
    expect(playersOf(emptyDraft, { ...session, fullname: '' })).toMatchObject([{ name: '' }])
  })
})

describe('a form', () => {
  const complete: BookingDraft = { ...emptyDraft, course }

  it('is complete with course, time and players', () => {
    expect(missingOf(complete, now, session)).toEqual([])
  })

  it('lacks what is empty, in the order of the fields', () => {
    expect(missingOf({ ...emptyDraft, players: [], isAgreed: false }, now, session)).toEqual([
      'course',
      'players',
      'terms',
    ])
    expect(missingOf({ ...complete, course: { ...course, title: '  ' } }, now, session)).toEqual(['course'])
  })

  it('does not ask a visitor for players: logging in gives the first one', () => {
    expect(missingOf(complete, now, null)).toEqual([])
  })

  it('restored after a night drops a past day, and nothing else', () => {
    const draft: BookingDraft = { ...complete, play: teeTime(now), players: [guestPlayer('Minh')] }
    expect(readDraft(draft, now + 24 * 60 * 60 * 1000)).toEqual({ ...draft, play: null })
  })

  it('comes back after a reload, and not from something else', () => {
    const draft: BookingDraft = { ...complete, play: teeTime(now), players: [guestPlayer('Minh')] }
    expect(readDraft(JSON.parse(JSON.stringify(draft)), now)).toEqual(draft)
    for (const other of [
      null,
      1,
      'x',
      { course: 7 },
      { players: [1] },
      { packages: {} },
      { play: { startsAt: 'x' } },
    ]) {
      expect(readDraft(other, now)).toBeNull()
    }
  })
})
