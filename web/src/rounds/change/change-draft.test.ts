import { expect, test } from 'vitest'
import { type ChangeDraft, changeOfDraft } from './change-draft.ts'

const before: ChangeDraft = {
  day: '2026-11-24',
  startAt: null,
  players: [
    { key: 1, id: 1, name: 'Lê Hoa' },
    { key: 2, id: 2, name: 'Khách 2' },
  ],
}

test('a move alone leaves the players as they are', () => {
  expect(changeOfDraft(7, { ...before, startAt: 99 }, before)).toEqual({
    id_general_bill_detail: 7,
    start_at: 99,
  })
})

test('an untouched name is not sent, so that a member is not replaced by a guest of that name', () => {
  const [first, second] = before.players
  if (!first || !second) throw new Error('two players')
  const players = [first, { ...second, name: ' Phạm Minh ' }, { key: 3, id: null, name: '' }]
  expect(changeOfDraft(7, { ...before, players }, before)).toEqual({
    id_general_bill_detail: 7,
    players: [{ player_id: 1, name: '' }, { player_id: 2, name: 'Phạm Minh' }, { name: '' }],
  })
})

test('a player who is not listed any more leaves', () => {
  const players = before.players.slice(1)
  expect(changeOfDraft(7, { ...before, players }, before).players).toEqual([{ player_id: 2, name: '' }])
})
