import type { InputOf } from '@teeviet/contract'
import { sendHioSheet as sendCall } from '@teeviet/contract/calls/staff/queue/hio-claims'
import { type HioClaimState, sendableHioStates } from '@teeviet/contract/rules/bookings/hio-claims'
import type { Language } from '@teeviet/contract/rules/languages'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { EmailFailure } from '#platform/gateways/email/email-sender'
import { claimRequest, type IdempotentRequest, storeAnswer } from '#platform/http/idempotency'
import { claimSheet } from './claim-sheet.ts'
import { moveInTransaction } from './move-claim.ts'
import { addSheet, endLostSheets, endSheet } from './sheet-rows.ts'
import { readStaffClaim, type StaffHioClaim } from './staff-claims.ts'

/** The insurer reads Vietnamese. */
const insurerLanguage = 'vi'
/** A mail server that does not answer is tried for so long; then staff see the failure. */
const retryMs = 10 * 60_000
/** An e-mail that has waited so long has lost its job. */
const lostMs = 24 * 60 * 60_000

type Waiting = {
  claim_id: number
  staff_id: number
  email: string
  requestId: string
  created_at: Date
  state: HioClaimState
  hasPhoto: boolean
}

/**
 * Queues the e-mail with the sheet of a claim to the insurer.
 * @throws Refusal `hioClaim.noInsurer`, `hioClaim.notFound`, `hioClaim.changed` in a state in which a claim is not sent,
 *   `hioClaim.sheetWaits`
 */
export async function requestSheet(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  { id }: InputOf<'POST /api/staff/hio-claims/:id/send-sheet'>,
  idempotency: IdempotentRequest | null,
): Promise<StaffHioClaim> {
  const email = ctx.config.insurerEmail
  return inTransaction(ctx.pool, async (q) => {
    const now = ctx.clock.now()
    const earlierAnswer = await claimRequest(q, idempotency, now)
    if (earlierAnswer) return sendCall.response.parse(earlierAnswer.answer)
    if (email === '') throw new Refusal('hioClaim.noInsurer')
    const claim = await lockClaim(q, id)
    if (!claim?.hasPhoto) throw new Refusal('hioClaim.notFound')
    if (!isSendable(claim.state)) throw new Refusal('hioClaim.changed')
    await endLostSheets(q, { claimId: id, before: new Date(now.getTime() - lostMs), now })
    const sheetId = await addSheet(q, { claimId: id, staffId: staff.id, email, now })
    if (sheetId === null) throw new Refusal('hioClaim.sheetWaits')
    await recordAct(ctx, q, staff, { what: 'hio.sheet_sent', subject: `hio:${id}`, detail: email })
    await ctx.jobs.enqueue(q, 'send-hio-sheet', { sheetId })
    const answer = await readStaffClaim(ctx, q, id, lang)
    await storeAnswer(q, idempotency, answer)
    return answer
  })
}

/**
 * Sends one e-mail with the sheet and the picture of a claim; a witnessed claim then counts as sent. A repeat sends
 * nothing: the mail server recognises the request id of an e-mail whose end was not recorded.
 * @throws EmailFailure when a retry may help; the job store then retries
 */
export async function sendSheet(ctx: Context, { sheetId }: { sheetId: number }): Promise<void> {
  const [sheet] = await ctx.q<Waiting>`
    select s.claim_id, s.staff_id, s.email, s.request_id as "requestId", s.created_at, h.state,
      length(h.photo) > 0 as "hasPhoto"
    from hio_claim_sheets s join hio_claims h on h.id = s.claim_id
    where s.id = ${sheetId} and s.sent_at is null and s.failed_at is null`
  if (!sheet) return
  const failure = await failureOf(ctx, sheet)
  await inTransaction(ctx.pool, async (q) => {
    const claim = await lockClaim(q, sheet.claim_id)
    const at = ctx.clock.now()
    if (!(await endSheet(q, sheetId, { at, failure })) || failure !== null) return
    if (claim?.state !== 'witnessed') return
    const step = { id: sheet.claim_id, from: 'witnessed', to: 'sent', answer: '', note: sheet.email } as const
    await moveInTransaction(ctx, q, { id: sheet.staff_id }, step)
  })
}

/** Sends the e-mail; why it was not sent, or null. */
async function failureOf(ctx: Context, sheet: Waiting): Promise<string | null> {
  const { claim_id, email, requestId, state, hasPhoto, created_at } = sheet
  if (!isSendable(state) || !hasPhoto) return 'claim_ended'
  const { text, pdf, photo } = await claimSheet(ctx, ctx.q, claim_id, insurerLanguage)
  const [subject = ''] = text.split('.', 1)
  try {
    await ctx.gateways.email.send({ email, subject, text, requestId, attachments: [pdf, photo] })
    return null
  } catch (error) {
    if (!(error instanceof EmailFailure)) throw error
    const isTooLate = ctx.clock.now().getTime() - created_at.getTime() >= retryMs
    if (error.kind === 'temporary' && !isTooLate) throw error
    const { obstacle, code } = error
    ctx.log.error({ claimId: claim_id, obstacle, reason: code }, 'a sheet of a claim cannot be sent')
    return code
  }
}

async function lockClaim(q: Query, id: number) {
  const [claim] = await q<{ state: HioClaimState; hasPhoto: boolean }>`
    select state, length(photo) > 0 as "hasPhoto" from hio_claims where id = ${id} for update`
  return claim
}

const isSendable = (state: HioClaimState) => sendableHioStates.some((one) => one === state)
