import type { InputOf, ResponseOf } from '@teeviet/contract'
import { hioClaimStepsFrom } from '@teeviet/contract/rules/bookings/hio-claims'
import type { Language } from '@teeviet/contract/rules/languages'
import { loadNotice } from '#bookings/booking/notice'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import type { NotifiedHioState } from '#platform/notifications/cases/hio-texts'
import { previewMessages } from '#platform/notifications/preview-messages'
import { recordClaimStep } from './claim-rows.ts'
import { notifyClaim } from './notify.ts'
import { readStaffClaim, type StaffHioClaim } from './staff-claims.ts'

type Step = InputOf<'POST /api/staff/hio-claims/:id/step'>

/**
 * Moves a claim to another state, and notifies the golfer.
 * @throws Refusal `hioClaim.reasonMissing` for a refusal without an answer, `hioClaim.notFound`, `hioClaim.changed`
 *   when the claim has left the state `from`
 */
export async function moveClaim(
  ctx: Context,
  { staff, lang }: { staff: Staff; lang: Language },
  step: Step,
): Promise<StaffHioClaim> {
  return inTransaction(ctx.pool, async (q) => {
    await moveInTransaction(ctx, q, staff, step)
    return readStaffClaim(ctx, q, step.id, lang)
  })
}

/**
 * The messages that a step would send to the golfer now; nothing changes.
 * @throws Refusal those of `moveClaim`
 */
export async function previewStep(
  ctx: Context,
  staff: Staff,
  step: InputOf<'POST /api/staff/hio-claims/:id/preview-messages'>,
): Promise<ResponseOf<'POST /api/staff/hio-claims/:id/preview-messages'>> {
  const messages = await previewMessages(ctx, async (q) =>
    loadNotice(q, await moveInTransaction(ctx, q, staff, { ...step, note: '' })),
  )
  return { messages }
}

/**
 * Moves a claim in a transaction that does more, and returns its booking.
 * @throws Refusal those of `moveClaim`
 */
export async function moveInTransaction(
  ctx: Context,
  q: Query,
  staff: Pick<Staff, 'id'>,
  { id, from, to, answer, note }: Step,
): Promise<number> {
  if (!isStaffStep(to) || !hioClaimStepsFrom('staff', from).includes(to)) {
    throw invalid({ to: `does not follow ${from}` })
  }
  if (to === 'refused' && answer === '') throw new Refusal('hioClaim.reasonMissing')
  const [moved] = await q<{ booking_id: number; code: string }>`
    update hio_claims set state = ${to}, witness_key_hash = null
    where id = ${id} and state = ${from} returning booking_id, code /* not null */`
  if (!moved) {
    const known = await q`select 1 from hio_claims where id = ${id}`
    throw new Refusal(known.length > 0 ? 'hioClaim.changed' : 'hioClaim.notFound')
  }
  await recordClaimStep(q, id, { state: to, at: ctx.clock.now(), staffId: staff.id, answer, note })
  await recordAct(ctx, q, staff, { what: `hio.${to}`, subject: `hio:${id}`, detail: answer || note })
  await notifyClaim(ctx, q, { bookingId: moved.booking_id, number: moved.code, state: to })
  return moved.booking_id
}

function isStaffStep(state: StaffHioClaim['state']): state is Exclude<NotifiedHioState, 'denied'> {
  return state === 'witnessed' || state === 'sent' || state === 'paid' || state === 'refused'
}
