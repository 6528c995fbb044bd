import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { hioClaim, hioCondition } from '../../entities/hio-claim.ts'
import { bigId, epochMs, filled, flag, phone, request, text, vnd, whole, yesNo } from '../../fields.ts'
import { longestHoleYards } from '../../rules/bookings/hio-claims.ts'
import { hioHoles, largestPictureBytes } from '../../rules/limits.ts'

/** The key of a witness's link: 128 random bits. It is sent in the body, so that no log of addresses keeps it. */
const key = text(64)
const largestBase64 = Math.ceil(largestPictureBytes / 3) * 4
const bill = { id_general_bill_detail: bigId }

export const hioClaims = defineCall({
  method: 'GET',
  path: '/api/for_wap/hio_claims',
  may: { owner: { id_general_bill_detail: 'bill' } },
  summary: 'List the hole-in-one claims of a bill',
  description:
    "Returns the claims of one of the golfer's bookings, newest first, and for each player what would keep a claim " +
    'made now from being taken: `unmet` is empty for a player who may claim. `is_on` is 0 where the operator takes no ' +
    'claims here.',
  request: request(bill),
  response: z.object({
    is_on: yesNo,
    from: epochMs,
    until: epochMs,
    players: z.array(
      z.object({ id: z.int(), name: z.string(), cover: vnd, unmet: z.array(hioCondition), has_claim: yesNo }),
    ),
    claims: z.array(hioClaim),
  }),
})

export const makeHioClaim = defineCall({
  method: 'POST',
  path: '/api/for_wap/make_hio_claim',
  may: { owner: { id_general_bill_detail: 'bill', player_id: 'player' } },
  summary: 'Claim a hole-in-one',
  description:
    'Records the hole-in-one of a player with a picture (JPEG, PNG, WebP or AVIF in base64) and sends the witness an ' +
    'SMS with a link. Refused when a condition is not met (`hioClaim.unmet`), when the hole is too short ' +
    '(`hioClaim.tooShort`), for a second claim of the player in the round (`hioClaim.exists`), and when the witness has ' +
    "the golfer's own phone (`hioClaim.ownWitness`).",
  request: request({
    ...bill,
    player_id: bigId,
    hole: whole(1, hioHoles),
    club: filled(40),
    yards: whole(1, longestHoleYards),
    witness_name: filled(80),
    witness_phone: phone,
    photo: text(largestBase64),
  }),
  response: hioClaim,
  idempotent: true,
  largestBody: largestBase64 + 10_000,
})

export const withdrawHioClaim = defineCall({
  method: 'POST',
  path: '/api/for_wap/withdraw_hio_claim',
  may: { owner: { id_general_bill_detail: 'bill', claim_id: 'hioClaim' } },
  summary: 'Withdraw a hole-in-one claim',
  description:
    'Withdraws a claim that was not sent to the insurer yet; the link of its witness ends. A repeat changes nothing.',
  request: request({ ...bill, claim_id: bigId }),
  response: hioClaim,
})

const witnessPage = z.object({
  /** The witness's answer; `open` while there is none. */
  answer: z.enum(['open', 'confirmed', 'denied']),
  player: z.string(),
  facility: z.string(),
  date_played: epochMs,
  hole: z.int(),
  club: z.string(),
  yards: z.int(),
  until: epochMs,
})

export const viewWitnessed = defineCall({
  method: 'POST',
  path: '/api/hio-witness/view',
  may: 'visitor',
  summary: 'Get the hole-in-one of a witness’s link',
  description:
    'Returns what the witness is asked to confirm. The link opens nothing else, works for one answer, and ends with ' +
    'its time or the claim (`hioClaim.linkOver`).',
  request: request({ key }),
  response: witnessPage,
})

export const answerAsWitness = defineCall({
  method: 'POST',
  path: '/api/hio-witness/answer',
  may: 'visitor',
  summary: 'Confirm or deny a hole-in-one as its witness',
  description:
    'Records whether the witness saw the hole-in-one (`is_seen`); the golfer gets an SMS. The link then ends ' +
    '(`hioClaim.linkOver`).',
  request: request({ key, is_seen: flag }),
  response: witnessPage,
})
