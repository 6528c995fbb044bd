import { catalogue } from '@teeviet/texts/catalogue'
import { Refusal } from '#platform/context/refusal'
import type { Changeable, OwnPlayer } from './load-changeable.ts'

/**
 * A player as wanted after a change: one of the booking by `id`, who keeps the name when `name` is empty; without `id`
 * a guest who is added, without a name one whose name follows.
 */
export type WantedPlayer = { id: number | null; name: string }

/** A player after a change; `id` is null for one who is added. */
export type PlayerAfter = Omit<OwnPlayer, 'id'> & { id: number | null; isRenamed: boolean }

const texts = catalogue('bookings')

/**
 * The players after a change, those who stay in their order and then the added ones. Another person in a player's
 * place has the place, the price and the packages of the player before.
 *
 * @throws Refusal `booking.cannotChange` for a player of another booking, or one named twice
 */
export function playersAfter(
  { players, language }: Pick<Changeable, 'players' | 'language'>,
  wanted: readonly WantedPlayer[] | null,
): PlayerAfter[] {
  if (!wanted) return players.map((player) => ({ ...player, isRenamed: false }))
  const named = new Map(wanted.flatMap(({ id, name }) => (id === null ? [] : [[id, name.trim()]])))
  const known = wanted.filter(({ id }) => id !== null)
  if (known.length !== named.size || known.some(({ id }) => !players.some((player) => player.id === id))) {
    throw new Refusal('booking.cannotChange')
  }
  const staying = players.flatMap((player): PlayerAfter[] => {
    const name = named.get(player.id)
    if (name === undefined) return []
    const isRenamed = name !== '' && name !== player.name
    return [isRenamed ? { ...player, ...guest(name), isRenamed } : { ...player, isRenamed }]
  })
  const added = wanted
    .filter(({ id }) => id === null)
    .map(({ name }, index): PlayerAfter => {
      const isUnnamed = name.trim() === ''
      const shown = isUnnamed
        ? texts('player.unnamed', language, { n: staying.length + index + 1 })
        : name.trim()
      const seatless = { fee: null, premium: 0, day: null, teeTimeId: null }
      return { id: null, ...guest(shown), ...seatless, isUnnamed, isRenamed: false }
    })
  return [...staying, ...added]
}

function guest(name: string) {
  return { memberId: null, name, guestName: name, isUnnamed: false }
}
