import { z } from 'zod'
import { epochMs, vnd, yesNo } from '../fields.ts'

/**
 * A player of a booking. A member's `user_id` is the vga, the number behind "vID"; of a guest both are -1 and
 * `name_out_system` holds the typed name. `money` is the player's price, `hio_list` the ids of the packages,
 * `date_played` the player's own tee time, null while there is none.
 */
export const player = z
  .object({
    id: z.int(),
    vga: z.int(),
    id_display: z.string(),
    user_id: z.int(),
    name: z.string(),
    fullname: z.string(),
    name_out_system: z.string(),
    date_played: epochMs.nullable(),
    money: vnd,
    avatar: z.string(),
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

/** The result of a look-up by phone or vID: never the phone. */
export const memberName = z.object({ vga: z.int(), id_display: z.string(), fullname: z.string() })
