import { z } from 'zod'
import { bigId, epochMs, flag, id, maybe, text, vnd, whole, yesNo } from '../fields.ts'
import { attendances } from '../rules/bookings/attendance.ts'
import { mostPlayers } from '../rules/limits.ts'

const packageId = z.union([id, z.object({ product_id: id }).transform((chosen) => chosen.product_id)])

/** The insurance packages of a player, each once. */
export const packageIds = z
  .array(id)
  .max(50)
  .transform((chosen) => [...new Set(chosen)])

/**
 * A member by `user_id` (the vga), or a guest by `user_id` -1 and a typed name. Packages as ids or `{ product_id }`. Own
 * addition: `is_unnamed` 1 is a guest whose name follows until `names_deadline` of the bill, called "Player 2" before.
 */
export const playerToBook = z.object({
  user_id: maybe(whole(-1, Number.MAX_SAFE_INTEGER)).transform((user) => user ?? -1),
  name_out_system: z
    .union([text(200), z.null()])
    .optional()
    .transform((name) => (name ?? '').trim()),
  is_unnamed: maybe(flag).transform((unnamed) => unnamed === 1),
  list_insurrance: z
    .union([z.array(packageId).max(50), z.null(), z.literal('')])
    .optional()
    .transform((chosen) => [...new Set(chosen || [])]),
})

/**
 * The fields of every list of players: a member by `fullname`, a guest by `name_out_system`; one of the two is empty.
 * `attendance`: whether the counter has checked the player in, or recorded a no-show.
 * `is_unnamed`: the name of a guest is a placeholder, the real one is still to come. `date_played` is the player's own tee time, null while there is none.
 */
export const playerFields = {
  fullname: z.string(),
  name_out_system: z.string(),
  is_unnamed: yesNo,
  date_played: epochMs.nullable(),
  avatar: z.string(),
  attendance: z.enum(attendances),
}

/**
 * A player of a booking. A member's `user_id` is the vga, the number behind "vID"; of a guest both are -1 and
 * `name_out_system` holds the typed name. `money` is the player's price, `hio_list` the ids of the packages.
 */
export const player = z
  .object({
    id: z.int(),
    vga: z.int(),
    id_display: z.string(),
    user_id: z.int(),
    name: z.string(),
    ...playerFields,
    money: vnd,
    hio_list: z.array(z.int()),
    checked: yesNo,
  })
  .meta({ id: 'Player' })

/** A member found by vID, name or phone; `_id`, `id`, `user_id` and `vga` are the same number. */
export const memberFound = z
  .object({
    _id: z.int(),
    id: z.int(),
    user_id: z.int(),
    vga: z.int(),
    fullname: z.string(),
    avatar: z.string(),
    id_display: z.string(),
  })
  .meta({ id: 'MemberFound' })

/** A player of an earlier booking: a member as in a search, or a guest by `name_out_system` with -1 as `user_id`. */
export const earlierPlayer = z
  .object({
    user_id: z.int(),
    id_display: z.string(),
    fullname: z.string(),
    avatar: z.string(),
    name_out_system: z.string(),
    is_unnamed: yesNo,
  })
  .meta({ id: 'EarlierPlayer' })

/** The result of a look-up by phone or vID: never the phone. */
export const memberName = z.object({ vga: z.int(), id_display: z.string(), fullname: z.string() })

/** The names of players booked without one, by their ids in the booking. */
export const playerNames = z.array(z.object({ player_id: bigId, name: text(200) })).max(mostPlayers)
