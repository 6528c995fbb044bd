import { describe, expect, it } from 'vitest'
import { isPlayers } from '../draft/is-players.ts'
import {
  guestPlayer,
  memberPlayer,
  nameOf,
  type Player,
  playerToSend,
  unnamedPlayer,
  withCount,
  withoutPlayerAt,
  withPlayer,
  withTypedGuest,
} from './player.ts'

const an = memberPlayer({ vga: 100_001, id_display: '100001', fullname: 'Nguyễn Văn An' })
const binh = memberPlayer({ vga: 100_002, id_display: '100002', fullname: '' })

describe('the players of a booking', () => {
  it('include the guest whose name was typed and not yet added when the list is done', () => {
    expect(withTypedGuest([an], ' Minh ')).toEqual([an, guestPlayer('Minh')])
    expect(withTypedGuest([an], '  ')).toEqual([an])
  })

  it('hold a member once, and any number of guests of one name', () => {
    expect(withPlayer([an], an)).toBeNull()
    expect(withPlayer([an], binh)).toEqual([an, binh])
    const guest = guestPlayer('Minh')
    expect(withPlayer([guest], guest)).toHaveLength(2)
  })

  it('are counted first and named later: a named player takes a place without a name', () => {
    const three = withCount([an], 3)
    expect(three).toEqual([an, unnamedPlayer, unnamedPlayer])
    expect(withPlayer(three, binh)).toEqual([an, binh, unnamedPlayer])
    expect(playerToSend(unnamedPlayer)).toEqual({ user_id: -1, is_unnamed: 1 })
  })

  it('lose places without a name before players, and players from the end', () => {
    expect(withCount([an, unnamedPlayer, binh], 2)).toEqual([an, binh])
    expect(withCount([an, binh], 1)).toEqual([an])
  })

  it('are at most 40', () => {
    let players: readonly Player[] | null = []
    for (let count = 0; count < 40; count += 1)
      players = players && withPlayer(players, guestPlayer(`Khách ${count}`))
    expect(players).toHaveLength(40)
    expect(withPlayer(players ?? [], guestPlayer('Khách 41'))).toBeNull()
  })

  it('go one by one, also of two guests with one name', () => {
    const guest = guestPlayer('Minh')
    expect(withoutPlayerAt([guest, an, guest], 0)).toEqual([an, guest])
  })

  it('are shown by name, or as a golfer without one', () => {
    expect(nameOf(an)).toBe('Nguyễn Văn An')
    expect(nameOf(binh)).toBe('Golfer 100002')
  })

  it('are shown as “you” to the golfer who has no name yet', () => {
    expect(nameOf(binh, { vga: 100_002, text: 'Bạn' })).toBe('Bạn')
    expect(nameOf(an, { vga: 100_001, text: 'Bạn' })).toBe('Nguyễn Văn An')
  })
})

it('stored values are accepted as players only if they are such a list', () => {
  expect(isPlayers(JSON.parse(JSON.stringify([an, guestPlayer('Minh')])))).toBe(true)
  for (const other of [null, {}, 'an', [1], [{ userId: '1', name: 'a' }], [{ userId: 1 }]])
    expect(isPlayers(other)).toBe(false)
})
