import type { InputOf } from '@teeviet/contract'
import { recordAct } from '#identity/audit/acts'
import type { Staff } from '#platform/context/actor'
import type { Context } from '#platform/context/context'
import { invalid, Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { doAlone, doApproved } from '../approvals/alone-or-approved.ts'
import type { SensitiveAct } from '../approvals/second-person.ts'
import { clubsOwed } from './owed.ts'
import { bookMovement } from './record-bank-movement.ts'

/** The content of a payout's transfer, by which it is found on the bank's statement. */
export const memoOf = (orderId: number) => `TEEVIET TVP${orderId}`

type Made = { title: string; vnd: number }

const sensitiveMade = (made: readonly Made[]): SensitiveAct => ({
  act: 'payouts',
  subject: made.map(({ title }) => title).join(', '),
  amountVnd: made.reduce((sum, { vnd }) => sum + vnd, 0),
})

/** What making the payouts of these clubs would promise to pay. */
export async function sensitivePayouts(q: Query, courseIds: readonly number[]): Promise<SensitiveAct> {
  const able = await q<{ course_id: number }>`
    select a.course_id from club_bank_accounts a where not exists (
      select from club_payout_orders o where o.course_id = a.course_id and o.movement_id is null and o.withdrawn_at is null)`
  const ids = able.map(({ course_id }) => course_id).filter((id) => courseIds.includes(id))
  return sensitiveMade((await clubsOwed(q)).filter(({ id }) => ids.includes(id)))
}

/**
 * Makes a payout of everything owed to each club with an account and without a payout that waits; the others are passed
 * over. The ledger changes when the payout is booked as paid.
 * @throws Refusal those of `requireSecondPerson`
 */
export function orderPayouts(
  ctx: Context,
  staff: Staff,
  courseIds: readonly number[],
  approvalId?: number,
): Promise<void> {
  const now = ctx.clock.now()
  const work = async (q: Query) => {
    const made: Made[] = []
    const owed = (await clubsOwed(q)).filter(({ id }) => courseIds.includes(id))
    for (const { id: courseId, title, vnd } of owed) {
      const [order] = await q<{ id: number }>`
        insert into club_payout_orders (course_id, amount_vnd, bank_bin, account_number, holder, ordered_by, ordered_at)
        select a.course_id, ${vnd}, a.bank_bin, a.account_number, a.holder, ${staff.id}, ${now}
        from club_bank_accounts a where a.course_id = ${courseId}
        on conflict (course_id) where movement_id is null and withdrawn_at is null do nothing
        returning id`
      if (!order) continue
      made.push({ title, vnd })
      await recordOrderAct(ctx, q, staff, 'payout.payout_made', order.id, `${vnd}`)
    }
    return { answer: undefined, sensitive: made.length > 0 ? sensitiveMade(made) : null }
  }
  return approvalId === undefined ? doAlone(ctx, staff, work) : doApproved(ctx, staff, approvalId, work)
}

/**
 * Withdraws a payout that the bank did not make; a repeat does nothing.
 * @throws Refusal `request.notFound`, `staff.changedMeanwhile` when it is booked as paid
 */
export async function withdrawPayout(ctx: Context, staff: Staff, orderId: number): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const order = await lockOrder(q, orderId)
    if (order.movement_id !== null) throw new Refusal('staff.changedMeanwhile')
    if (order.withdrawn_at) return
    await q`
      update club_payout_orders set withdrawn_by = ${staff.id}, withdrawn_at = ${now} where id = ${orderId}`
    await recordOrderAct(ctx, q, staff, 'payout.payout_withdrawn', orderId, `${order.amount_vnd}`)
  })
}

/**
 * Books payouts that the bank has made as its movements, all of them or none; a repeat books nothing.
 * @throws Refusal `request.notFound`, `ledger.moreThanOwed`, `staff.changedMeanwhile` for one that was withdrawn,
 *   `request.invalid` for a reference of another movement
 */
export async function bookPayouts(
  ctx: Context,
  staff: Staff,
  { occurred_at, paid }: InputOf<'POST /api/staff/payouts/paid'>,
): Promise<void> {
  const occurredAt = new Date(occurred_at)
  await inTransaction(ctx.pool, async (q) => {
    // all of them before the first is booked, and in one order: two who book the same payouts wait for each other
    const orders: Paid[] = []
    for (const { id, bank_reference } of paid.toSorted((one, other) => one.id - other.id))
      orders.push({ order: await lockOrder(q, id), bankReference: bank_reference, occurredAt })
    for (const order of orders) await bookOne(ctx, q, staff, order)
  })
}

type Paid = { order: Order; bankReference: string; occurredAt: Date }

async function bookOne(
  ctx: Context,
  q: Query,
  staff: Staff,
  { order, bankReference, occurredAt }: Paid,
): Promise<void> {
  if (order.withdrawn_at) throw new Refusal('staff.changedMeanwhile')
  if (order.movement_id !== null) {
    const [movement] = await q<{ bank_reference: string }>`
      select bank_reference from bank_movements where id = ${order.movement_id}`
    if (movement?.bank_reference !== bankReference) throw new Refusal('staff.changedMeanwhile')
    return
  }
  const { id: orderId, course_id: courseId, amount_vnd: amountVnd } = order
  const booked = await bookMovement(ctx, q, staff, {
    kind: 'club_payout',
    courseId,
    amountVnd,
    feeVnd: 0,
    bankReference,
    occurredAt,
    note: memoOf(orderId),
  })
  if (booked === null) throw invalid({ bank_reference: 'belongs to another movement' })
  await q`update club_payout_orders set movement_id = ${booked} where id = ${orderId}`
  await recordOrderAct(ctx, q, staff, 'payout.payout_booked', orderId, `${amountVnd} ${bankReference}`)
}

type Order = {
  id: number
  course_id: number
  amount_vnd: number
  movement_id: number | null
  withdrawn_at: Date | null
}

async function lockOrder(q: Query, orderId: number): Promise<Order> {
  const [order] = await q<Order>`
    select id, course_id, amount_vnd, movement_id, withdrawn_at
    from club_payout_orders where id = ${orderId} for update`
  if (!order) throw new Refusal('request.notFound')
  return order
}

function recordOrderAct(
  ctx: Context,
  q: Query,
  staff: Staff,
  what: `payout.${string}`,
  orderId: number,
  detail: string,
): Promise<void> {
  return recordAct(ctx, q, staff, { what, subject: `payout:${orderId}`, detail })
}
