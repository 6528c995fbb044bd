import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { hioClaim, hioCondition } from '../../../entities/hio-claim.ts'
import { previewedMessages } from '../../../entities/previewed-messages.ts'
import { bigId, epochMs, limit, maybe, request, typed, vnd, yesNo } from '../../../fields.ts'
import { hioClaimStates } from '../../../rules/bookings/hio-claims.ts'
import { defaultPageSize } from '../../../rules/limits.ts'

const state = z.enum(hioClaimStates)

const staffHioClaim = hioClaim.omit({ answer: true, at: true }).extend({
  witness_phone: z.string(),
  booking: z.object({
    id: z.int(),
    general_bill_code: z.string(),
    facility: z.string(),
    date_played: epochMs,
    number_player: z.int(),
  }),
  golfer: z.object({ id: z.int(), vga: z.int(), fullname: z.string(), phone: z.string() }),
  /** The player's certificates in force. */
  certificates: z.array(z.object({ number: z.string(), cover: vnd })),
  /** The conditions that were met when the claim was made and no longer are. */
  unmet: z.array(hioCondition),
  /** Where the insurer takes the sheet; empty where no address is set. */
  insurer_email: z.string(),
  /** The e-mails with the sheet, in their order. */
  sheets: z.array(
    z.object({
      email: z.string(),
      who: z.string(),
      state: z.enum(['waiting', 'sent', 'failed']),
      /** When it reached its state. */
      at: epochMs,
      /** The insurer had got one before. */
      is_repeat: yesNo,
    }),
  ),
  history: z.array(
    z.object({
      state,
      at: epochMs,
      /** The staff member; empty for the golfer and the witness. */
      who: z.string(),
      answer: z.string(),
      note: z.string(),
    }),
  ),
})

export const staffHioClaims = defineCall({
  method: 'GET',
  path: '/api/staff/hio-claims',
  may: { staff: 'hioClaims.decide', at: 'listed' },
  summary: 'List hole-in-one claims',
  description:
    'Returns hole-in-one claims: open ones the longest waiting first, those of another state and all of them newest ' +
    'first.',
  request: request({
    state: maybe(z.enum(['open', 'all', ...hioClaimStates])).transform((chosen) => chosen ?? 'open'),
    limit: limit(defaultPageSize),
    after_id: maybe(bigId),
  }),
  response: z.array(staffHioClaim),
})

export const moveHioClaim = defineCall({
  method: 'POST',
  path: '/api/staff/hio-claims/:id/step',
  may: { staff: 'hioClaims.decide', at: { id: 'hioClaim' } },
  summary: 'Move a hole-in-one claim to its next step',
  description:
    'Moves a claim to another state if it is still in the state `from`; the golfer gets an SMS and reads `answer`, ' +
    'which a refusal needs (`hioClaim.reasonMissing`). Only staff read `note`.',
  request: request({ id: bigId, from: state, to: state, answer: typed(1000), note: typed(1000) }),
  response: staffHioClaim,
})

export const previewHioStep = defineCall({
  method: 'POST',
  path: '/api/staff/hio-claims/:id/preview-messages',
  may: { staff: 'hioClaims.decide', at: { id: 'hioClaim' } },
  summary: 'Preview the messages of a step of a hole-in-one claim',
  description:
    'Returns the SMS that a step would send to the golfer now, in the language of the booking, and changes nothing. ' +
    'The refusals are those of the step.',
  request: request({ id: bigId, from: state, to: state, answer: typed(1000) }),
  response: z.object({ messages: previewedMessages }),
})

export const hioClaimPhoto = defineCall({
  method: 'GET',
  path: '/api/staff/hio-claims/:id/photo',
  may: { staff: 'hioClaims.decide', at: { id: 'hioClaim' } },
  summary: 'Get the picture of a hole-in-one claim',
  description: 'Returns the picture of a claim (WebP) without the data of the camera, not cached.',
  request: request({ id: bigId }),
  response: z.unknown(),
  raw: 'image/webp',
})

export const hioClaimSheet = defineCall({
  method: 'GET',
  path: '/api/staff/hio-claims/:id/sheet',
  may: { staff: 'hioClaims.decide', at: { id: 'hioClaim' } },
  summary: 'Get the sheet of a hole-in-one claim',
  description:
    'Returns the sheet for the insurer (PDF) in the language of the request, not cached: the shot, the certificate, the ' +
    'witness, the checked conditions and the picture. It names golfer and witness with their phones.',
  request: request({ id: bigId }),
  response: z.unknown(),
  raw: 'application/pdf',
})

export const sendHioSheet = defineCall({
  method: 'POST',
  path: '/api/staff/hio-claims/:id/send-sheet',
  may: { staff: 'hioClaims.decide', at: { id: 'hioClaim' } },
  summary: 'Send a hole-in-one claim to the insurer',
  description:
    'Sends the sheet in Vietnamese, and the picture, to the e-mail address of the insurer. Once the mail server has ' +
    'taken it, a witnessed claim becomes `sent` and the golfer gets an SMS; one that is `sent` may be sent again. ' +
    'Refused without an address (`hioClaim.noInsurer`), while an e-mail of the claim waits (`hioClaim.sheetWaits`), and ' +
    'in any other state (`hioClaim.changed`).',
  request: request({ id: bigId }),
  response: staffHioClaim,
  idempotent: true,
})
