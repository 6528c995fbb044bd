import type { Context } from '../../context/context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { PushFailure } from '../../gateways/push/push-sender.ts'
import { pushPayload } from '../push/push-payload.ts'
import { notePushUsed, type PushOwner, pushBrowsersOf, removeEndedPush } from '../push/subscriptions.ts'
import { replaceDutyPush } from './replace-duty-push.ts'
import { type Replaced, sendBySms } from './send-by-sms.ts'

/** The push service is tried for so long, and then the receipt by a browser is waited for so long; then an SMS goes. */
export const pushRetryMs = 2 * 60_000
export const pushReceiptMs = 3 * 60_000

type ByPush = {
  owner: PushOwner
  text: string
  bookingId: number | null
  requestId: string
  createdAt: Date
  /** when a push service took it; null before */
  pushedAt: Date | null
}

/**
 * Sends a message to the browsers of a golfer, or of the staff account of the person on duty. It counts as sent once a browser confirms it (`receivePush`): without a
 * confirmation in time, without a browser, or when each push service refuses it, its text goes by SMS, once; to a
 * staff account by e-mail.
 * @returns the replaced message; undefined where nothing was replaced
 * @throws PushFailure when a retry may help
 */
export async function sendByPush(
  ctx: Context,
  messageId: number,
  message: ByPush,
): Promise<Pick<Replaced, 'booking_id'> | undefined> {
  const now = ctx.clock.now().getTime()
  const replace = message.owner.staffId === undefined ? sendBySms : replaceDutyPush
  if (message.pushedAt !== null) {
    const isWaiting = now - message.pushedAt.getTime() < pushReceiptMs
    return isWaiting ? undefined : replace(ctx, messageId, 'no_receipt')
  }
  const failure = await pushToBrowsers(ctx, message)
  if (failure === null) {
    await recordPushed(ctx, messageId)
    return undefined
  }
  if (failure.kind === 'temporary' && now - message.createdAt.getTime() < pushRetryMs) throw failure
  const { obstacle, code } = failure
  ctx.log.warn({ messageId, obstacle, reason: code }, 'a message cannot be sent by push')
  return replace(ctx, messageId, code)
}

/** Posts a message to each browser and removes those that have ended; returns null once one was posted, else the failure. */
async function pushToBrowsers(
  ctx: Context,
  { owner, text, bookingId, requestId }: ByPush,
): Promise<PushFailure | null> {
  const { push } = ctx.gateways
  if (push === null) return new PushFailure('permanent', 'account', 'not_set_up')
  const payload = JSON.stringify(pushPayload({ text, bookingId, requestId }, ctx.config.publicUrl))
  const browsers = await pushBrowsersOf(ctx, ctx.q, owner)
  const failures = await Promise.all(
    browsers.map(async (to) => {
      try {
        await push.send({ to, payload, requestId, ttlSeconds: pushReceiptMs / 1000 })
        await notePushUsed(ctx, to.id)
        return null
      } catch (error) {
        if (!(error instanceof PushFailure)) throw error
        if (error.obstacle === 'recipient') await removeEndedPush(ctx.q, to)
        return error
      }
    }),
  )
  if (failures.includes(null)) return null
  const temporary = failures.find((failure) => failure?.kind === 'temporary')
  return temporary ?? failures[0] ?? new PushFailure('permanent', 'recipient', 'no_browser')
}

/** Records that a push service has the message and enqueues the look at its receipt, unless a browser was faster. */
async function recordPushed(ctx: Context, messageId: number): Promise<void> {
  const now = ctx.clock.now()
  await inTransaction(ctx.pool, async (q) => {
    const pushed = await q<{ id: number }>`
      update messages set pushed_at = ${now}, by_push = true
      where id = ${messageId} and sent_at is null and failed_at is null and pushed_at is null returning id`
    if (pushed.length > 0)
      await ctx.jobs.enqueue(q, 'send-message', { messageId }, new Date(now.getTime() + pushReceiptMs))
  })
}
