import { z } from 'zod'
import { defineCall } from '../call.ts'
import { flights } from '../entities/flight.ts'
import { bigId, epochMs, maybe, request, text, vnd, whole, yesNo } from '../fields.ts'
import { packageListType } from '../rules/limits.ts'

/** The printed code of a certificate: its number and the signature of this installation. */
const certificateCode = text(64)

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
    'meets them. Anyone checks the certificate by its `code`.',
  request: request({ insurrance_id: bigId }),
  response: z.object({
    id: z.int(),
    number: z.string(),
    code: z.string(),
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

export const verifyCertificate = defineCall({
  method: 'POST',
  path: '/api/insurance/verify',
  may: 'visitor',
  summary: 'Check an insurance certificate',
  description:
    'Returns the course, the day and the cover of a certificate by its printed code, with the initials of every ' +
    'player insured on the booking and whether the cover is in force. A forged or altered code is refused ' +
    '(`insurance.notGenuine`).',
  request: request({ code: certificateCode }),
  response: z.object({
    number: z.string(),
    is_withdrawn: yesNo,
    issued_at: epochMs,
    insurer: z.string(),
    facility: z.string(),
    date_played: epochMs,
    insured: z.array(
      z.object({
        number: z.string(),
        initials: z.string(),
        package_name: z.string(),
        cover: vnd,
        is_withdrawn: yesNo,
      }),
    ),
  }),
})

export const certificateQr = defineCall({
  method: 'GET',
  path: '/api/insurance/certificate_qr',
  may: 'visitor',
  summary: 'Get the QR code of an insurance certificate',
  description:
    'Returns an SVG with the address of the page that checks the certificate of the code. It does not say whether ' +
    'the code is genuine.',
  request: request({ code: certificateCode.regex(/^HIO\d{8,}-[\w-]{22}$/) }),
  response: z.unknown(),
  raw: 'image/svg+xml',
})
