import { expect, test } from 'vitest'
import type { Bill } from '#api/queries/member/bill.ts'
import {
  addedPlayer,
  type ChangeDraft,
  changeOfDraft,
  draftOfBill,
  type PlayerDraft,
} from './change-draft.ts'

const day = { id: 1, name: 'Gói ngày', price: 50_000 }
const year = { id: 2, name: 'Gói năm', price: 900_000 }
const half6 = Date.parse('2026-11-24T06:30:00+07:00')
const later = Date.parse('2026-11-24T06:38:00+07:00')

const hoa: PlayerDraft = { key: 1, id: 1, name: 'Lê Hoa', userId: null, packages: [day], startAt: half6 }
const guest: PlayerDraft = { key: 2, id: 2, name: 'Khách 2', userId: null, packages: [], startAt: half6 }
const before: ChangeDraft = { day: '2026-11-24', startAt: null, players: [hoa, guest] }

/** The players as they are sent, with something else of the second one. */
const sent = (part: Partial<PlayerDraft>, draft: Partial<ChangeDraft> = {}) =>
  changeOfDraft(7, { ...before, ...draft, players: [hoa, { ...guest, ...part }] }, before).players

test('a move alone leaves the players as they are', () => {
  expect(changeOfDraft(7, { ...before, startAt: 99 }, before)).toEqual({
    id_general_bill_detail: 7,
    start_at: 99,
  })
})

test('an untouched name is not sent, so that a member is not replaced by a guest of that name', () => {
  const players = [hoa, { ...guest, name: ' Phạm Minh ' }, addedPlayer(-1)]
  expect(changeOfDraft(7, { ...before, players }, before)).toEqual({
    id_general_bill_detail: 7,
    players: [{ player_id: 1, name: '' }, { player_id: 2, name: 'Phạm Minh' }, { name: '' }],
  })
})

test('a player who is not listed any more leaves', () => {
  const players = before.players.slice(1)
  expect(changeOfDraft(7, { ...before, players }, before).players).toEqual([{ player_id: 2, name: '' }])
})

test('a golfer who was found is sent by number, without the name', () => {
  expect(sent({ name: 'Lê Bạn', userId: 1000042 })).toEqual([
    { player_id: 1, name: '' },
    { player_id: 2, name: '', user_id: 1000042 },
  ])
})

test('packages are sent of the player who has others, whatever their order', () => {
  expect(sent({ packages: [year, day] })).toEqual([
    { player_id: 1, name: '' },
    { player_id: 2, name: '', packages: [2, 1] },
  ])
  const players = [{ ...hoa, packages: [] }, guest]
  expect(changeOfDraft(7, { ...before, players }, before).players?.[0]).toEqual({
    player_id: 1,
    name: '',
    packages: [],
  })
  const both = { ...before, players: [{ ...hoa, packages: [day, year] }, guest] }
  const turned = { ...both, players: [{ ...hoa, packages: [year, day] }, guest] }
  expect(changeOfDraft(7, turned, both).players).toBeUndefined()
})

test('an own tee time is sent of the player who gets another one, and of none when all players move', () => {
  expect(sent({ startAt: later })?.[1]).toEqual({ player_id: 2, name: '', start_at: later })
  expect(sent({ startAt: later }, { startAt: 99 })).toBeUndefined()
})

test('the form has the packages of a booking until its insurance was cancelled', () => {
  const line = {
    id: 5,
    fullname: '',
    name_out_system: 'Khách 1',
    is_cancel: 0,
    packages: [day],
    date_played: half6,
  }
  const bill = (is_cancel: 0 | 1) =>
    ({
      date_played: half6,
      services: [
        { type: 'booking', is_cancel: 0, listData: [line, { ...line, id: 6, is_cancel: 1 }] },
        { type: 'hio', is_cancel, listData: [] },
      ],
    }) as unknown as Bill
  expect(draftOfBill(bill(0)).players).toMatchObject([{ id: 5, packages: [day], startAt: half6 }])
  expect(draftOfBill(bill(1)).players).toMatchObject([{ id: 5, packages: [] }])
})
