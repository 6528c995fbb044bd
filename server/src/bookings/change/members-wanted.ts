import { nameOfMember } from '#identity/members/vid'
import { findByPhone, findByVid } from '#identity/players/find'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import type { WantedPlayer } from './players-after.ts'

/** A player of a wanted change as it was typed: `typedMember` is a vID or a phone. */
export type TypedPlayer = Omit<WantedPlayer, 'member'> & { typedMember?: string | undefined }

/**
 * Finds the members who are to take places in a booking.
 * @throws Refusal `player.unknownVid`, `player.notFound` for a phone without an account, `phone.format`, and
 *   `player.inBooking` for a member who plays already or has left: a booking has each member once
 */
export async function withMembers(
  q: Query,
  bookingId: number,
  players: readonly TypedPlayer[],
): Promise<WantedPlayer[]> {
  const found = await Promise.all(
    players.map(async ({ typedMember, ...player }): Promise<WantedPlayer> => {
      if (!typedMember) return player
      const { id, vga, fullname } = await findTyped(q, typedMember)
      return { ...player, member: { id, name: nameOfMember({ vga, fullname }) } }
    }),
  )
  const own = await q<{ playerId: number; memberId: number }>`
    select id as "playerId", member_id as "memberId" from booking_players
    where booking_id = ${bookingId} and member_id is not null`
  const members = found.flatMap(({ member }) => member ?? [])
  const isTwice = (memberId: number) => members.filter(({ id }) => id === memberId).length > 1
  for (const { id: playerId, member } of found) {
    if (!member) continue
    const before = own.find(({ memberId }) => memberId === member.id)
    if (isTwice(member.id) || (before && before.playerId !== playerId))
      throw new Refusal('player.inBooking', { name: member.name })
  }
  return found
}

/** By a phone, which begins with 0 or +, or by a vID. */
async function findTyped(q: Query, typed: string) {
  if (!/^[0+]/.test(typed.trim())) return findByVid({ q }, typed)
  const found = await findByPhone({ q }, typed)
  if (!found) throw new Refusal('player.notFound')
  return findByVid({ q }, String(found.vga))
}
