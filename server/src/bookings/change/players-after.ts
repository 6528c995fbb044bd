import { catalogue } from '@teeviet/texts/catalogue'
import { Refusal } from '#platform/context/refusal'
import { packagesOfPlayers, type SoldPackage } from '../insurance/packages.ts'
import type { Changeable, ChosenPackage, OwnPlayer } from './load-changeable.ts'

/**
 * A player as wanted after a change: one of the booking by `id`, who keeps the name when `name` is empty; without `id`
 * a guest who is added, without a name one whose name follows. Without `packageIds` the player keeps those chosen before.
 */
export type WantedPlayer = {
  id: number | null
  name: string
  packageIds?: readonly number[] | undefined
  /** The member who takes the place; the name is the member's then. */
  member?: { id: number; name: string } | undefined
  /** An own start on the day of the booking. */
  startsAt?: Date | undefined
}

/** A player after a change; `id` is null for one who is added. */
export type PlayerAfter = Omit<OwnPlayer, 'id'> & {
  id: number | null
  isRenamed: boolean
  /** The packages differ from those before. */
  isReinsured: boolean
  /** The start that was wanted for this player alone. */
  ownStart: Date | null
}

const texts = catalogue('bookings')

/**
 * The players after a change, those who stay in their order and then the added ones. Another person in a player's
 * place has the place, the price and the packages of the player before. Packages chosen before keep their price. A
 * member plays as in a request: by the account, with the name that the account has.
 *
 * @param onSale the packages on sale among those wanted
 * @throws Refusal `booking.cannotChange` for a player of another booking, or one named twice,
 *   `booking.unknownPackage`, `booking.tooMuchCover`
 */
export function playersAfter(
  { players, language }: Pick<Changeable, 'players' | 'language'>,
  wanted: readonly WantedPlayer[] | null,
  onSale: readonly SoldPackage[] = [],
): PlayerAfter[] {
  if (!wanted)
    return players.map((player) => ({ ...player, isRenamed: false, isReinsured: false, ownStart: null }))
  const named = new Map(wanted.flatMap((one) => (one.id === null ? [] : [[one.id, one]])))
  const known = wanted.filter(({ id }) => id !== null)
  if (known.length !== named.size || known.some(({ id }) => !players.some((player) => player.id === id))) {
    throw new Refusal('booking.cannotChange')
  }
  const staying = players.flatMap((player): PlayerAfter[] => {
    const one = named.get(player.id)
    if (!one) return []
    const other = anotherPerson(player, one)
    const ownStart = one.startsAt ?? null
    const insured = {
      ...player,
      ...insurance(player.packages, one, onSale),
      isRenamed: other !== null,
      ownStart,
    }
    return [{ ...insured, ...other }]
  })
  const added = wanted
    .filter(({ id }) => id === null)
    .map((one, index): PlayerAfter => {
      const { name, member } = one
      const isUnnamed = name.trim() === '' && !member
      const shown = isUnnamed
        ? texts('player.unnamed', language, { n: staying.length + index + 1 })
        : name.trim()
      const seatless = { fee: null, day: null, teeTimeId: null }
      const insured = insurance([], one, onSale)
      const ownStart = one.startsAt ?? null
      const person = member ? memberAs(member) : guest(shown)
      return { id: null, ...person, ...seatless, ...insured, ownStart, isUnnamed, isRenamed: false }
    })
  return [...staying, ...added]
}

/** Who takes the place of a player; null when it stays the same person. */
function anotherPerson(player: OwnPlayer, { name: typed, member }: WantedPlayer) {
  if (member) return member.id === player.memberId ? null : memberAs(member)
  const name = typed.trim()
  return name !== '' && name !== player.name ? guest(name) : null
}

function memberAs({ id, name }: { id: number; name: string }) {
  return { memberId: id, name, guestName: null, isUnnamed: false }
}

function guest(name: string) {
  return { memberId: null, name, guestName: name, isUnnamed: false }
}

function insurance(
  before: readonly ChosenPackage[],
  { packageIds }: WantedPlayer,
  onSale: readonly SoldPackage[],
): { packages: readonly ChosenPackage[]; isReinsured: boolean } {
  if (!packageIds) return { packages: before, isReinsured: false }
  const [packages = []] = packagesOfPlayers([{ packageIds }], [...onSale, ...before])
  const isSame = packages.length === before.length && before.every(({ id }) => packageIds.includes(id))
  return { packages, isReinsured: !isSame }
}
