import { z } from 'zod'
import { defineCall } from './call.ts'
import { flights } from './entities/flight.ts'
import { bigId, epochMs, maybe, request, vnd, whole, yesNo } from './fields.ts'
import { packageListType } from './rules/limits.ts'

/** The packages on sale; `price` per player in VND, `cover` what it pays for a hole-in-one, in VND. */
export const listPackage = defineCall({
  method: 'GET',
  path: '/api/services/list_package',
  access: 'public',
  summary: 'Insurance packages',
  request: request({ type_pack: maybe(whole(1, 100)).transform((type) => type ?? packageListType) }),
  response: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      des: z.string(),
      text_display_sms: z.string(),
      price: vnd,
      cover: vnd,
    }),
  ),
})

/**
 * A certificate of one of the golfer's own bookings, with everybody insured on it. `package_name` is empty for the free
 * cover; the two conditions of hole-in-one cover say whether the booking meets them.
 */
export const insuranceCertificate = defineCall({
  method: 'GET',
  path: '/api/for_wap/insurance_certificate',
  access: 'member',
  summary: 'An insurance certificate',
  request: request({ insurrance_id: bigId }),
  response: z.object({
    id: z.int(),
    number: z.string(),
    is_withdrawn: yesNo,
    issued_at: epochMs,
    withdrawn_at: epochMs.nullable(),
    id_general_bill: z.int(),
    general_bill_code: z.string(),
    holder: z.string(),
    insurer: z.string(),
    facility: z.string(),
    date_played: epochMs,
    flights,
    number_hole: z.int().nullable(),
    number_player: z.int(),
    is_enough_players: yesNo,
    is_standard_18: yesNo,
    insured: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        name: z.string(),
        package_name: z.string(),
        premium: vnd,
        cover: vnd,
        is_withdrawn: yesNo,
      }),
    ),
  }),
})
