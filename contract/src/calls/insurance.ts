import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flights } from '../entities/flight.ts'
import { bigId, epochMs, maybe, request, vnd, whole, yesNo } from '../fields.ts'
import { packageListType } from '../rules/limits.ts'

export const listPackage = defineCall({
  method: 'GET',
  path: '/api/services/list_package',
  may: 'visitor',
  summary: 'List insurance packages',
  description:
    'Returns the insurance packages on sale. `price` is VND per player; `cover` is the payment for a ' +
    'hole-in-one in VND.',
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

export const insuranceCertificate = defineCall({
  method: 'GET',
  path: '/api/for_wap/insurance_certificate',
  may: { owner: { insurrance_id: 'certificate' } },
  summary: 'Get an insurance certificate',
  description:
    "Returns the insurance certificate of one of the golfer's bookings with every insured player. " +
    '`package_name` is empty for the free cover. The two hole-in-one conditions say whether the booking ' +
    'meets them.',
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
