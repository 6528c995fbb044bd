import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { storePush } from '#platform/notifications/push/subscriptions'
import { receivePush } from '#platform/notifications/send/receive-push'
import { sendMessage } from '#platform/notifications/send/send-message'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { nameDuty } from '#testing/name-duty'
import { listMessages } from '../staff/messages/list-messages.ts'
import { escalate } from './escalate.ts'
import { workOffDeadline } from './work-off-deadline.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ DUTY_MESSAGES_PER_HOUR: '2' })
})
afterAll(() => ctx.close())
beforeEach(async () => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await ctx.q`delete from messages`
  await nameDuty(ctx)
})

const calls = () =>
  ctx.q<{ phone: string; text: string }>`select phone, text from messages where to_duty order by id`

/** A request past the hour of staff, whose club is silent as well. */
async function overdue() {
  const { id } = await bookingIn(ctx, 'requested')
  const dueAt = new Date('2026-11-20T08:20:00+07:00')
  await ctx.q`update bookings set club_due_at = ${dueAt} where id = ${id}`
  for (const clock of ['08:20', '08:30', '08:45', '09:00']) {
    ctx.clock.set(`2026-11-20T${clock}:00+07:00`)
    await workOffDeadline(ctx, { bookingId: id })
  }
  return id
}

test('the person on duty gets one SMS about a booking, by its first alarm', async () => {
  const id = await overdue()
  const [call, ...others] = await calls()
  expect(others).toEqual([])
  expect(call?.phone).toBe('0912345678')
  expect(call?.text).toMatch(/Lan.*sân chưa trả lời/)
  expect(call?.text).toContain(`/staff/bookings/${id}`)
})

test('the person on duty gets an e-mail beside the SMS, or alone, once, in the language of the settings', async () => {
  const mails = () => ctx.q<{ email: string; text: string }>`
    select email, text from messages where to_duty_email order by id`
  await nameDuty(ctx, '0912345678', 'lan@teeviet.test', 'en')
  const both = await overdue()
  expect(await calls()).toMatchObject([{ phone: '0912345678' }])
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.email).toBe('lan@teeviet.test')
  expect(mail?.text).toMatch(/Lan.*club silent/)
  expect(mail?.text).toContain(`/staff/bookings/${both}`)
  expect((await listMessages(ctx.q, both)).filter(({ to }) => to === 'duty')).toMatchObject([
    { channel: 'email', address: 'lan@teeviet.test' },
    { channel: 'sms', address: '0912345678' },
  ])

  ctx.clock.set('2026-11-20T08:00:00+07:00')
  await ctx.q`delete from messages`
  await nameDuty(ctx, null, 'lan@teeviet.test')
  await overdue()
  expect(await calls()).toEqual([])
  expect((await mails()).map(({ text }) => text)).toEqual([expect.stringMatching(/Lan.*sân chưa trả lời/)])
})

describe('the person on duty with push at a staff account', () => {
  const pushes = () => ctx.q<{ id: number; email: string; receipt: string }>`
    select id, email, request_id as receipt from messages where push_staff_id is not null order by id`
  let sentTo: string[]
  let emails: string[]

  /** Names a new staff account, whose browser is subscribed. */
  async function nameAccount(phone: string | null = null) {
    const { id: staffId, email } = await addStaff(ctx.q, ['admin'])
    await nameDuty(ctx, phone, null, null, email.toUpperCase())
    const endpoint = `https://fcm.googleapis.com/fcm/send/${staffId}`
    const endsAt = new Date('2026-12-20T08:00:00+07:00')
    const session = { id: crypto.randomUUID(), endsAt, device: 'Test' }
    await inTransaction(ctx.pool, (q) =>
      storePush(ctx, q, { owner: { staffId }, keys: { endpoint, p256dh: 'p', auth: 'a' }, session }),
    )
    sentTo = []
    emails = []
    ctx.gateways.push = {
      publicKey: 'test',
      accepts: () => true,
      send: async ({ to, payload }) => {
        sentTo.push(`${to.endpoint} ${JSON.parse(payload).url}`)
      },
    }
    ctx.gateways.email.send = async (mail) => {
      emails.push(mail.email)
      return { providerMessageId: 'M-1' }
    }
    return { email, endpoint, staffId }
  }

  test('gets one push message about a booking, which opens it in the console, and no e-mail once it is confirmed', async () => {
    const { email, endpoint } = await nameAccount('0912345678')
    const id = await overdue()
    const [push, ...others] = await pushes()
    expect(others).toEqual([])
    expect(push?.email).toBe(email)
    expect(await calls()).toHaveLength(1)
    const messageId = push?.id ?? 0
    await sendMessage(ctx, { messageId })
    await receivePush(ctx, push?.receipt ?? '')
    ctx.clock.advance(180)
    await sendMessage(ctx, { messageId })
    expect(sentTo).toEqual([`${endpoint} /staff/bookings/${id}`])
    expect(await ctx.q`select 1 from messages where replaces_id = ${messageId}`).toEqual([])
    expect((await listMessages(ctx.q, id)).filter(({ to }) => to === 'duty')).toMatchObject([
      { channel: 'push', address: email, state: 'sent' },
      { channel: 'sms' },
    ])
  })

  test('gets an e-mail at the account instead, once, when no browser confirms it', async () => {
    const { email } = await nameAccount()
    await overdue()
    const [push] = await pushes()
    const messageId = push?.id ?? 0
    await sendMessage(ctx, { messageId })
    ctx.clock.advance(180)
    await Promise.all([1, 2].map(() => sendMessage(ctx, { messageId })))
    const instead = await ctx.q<{ id: number }>`select id from messages where replaces_id = ${messageId}`
    expect(instead).toHaveLength(1)
    await sendMessage(ctx, { messageId: instead[0]?.id ?? 0 })
    expect(emails).toEqual([email])
  })

  test('gets none while the account is disabled, and the other channels all the same', async () => {
    const { staffId } = await nameAccount('0912345678')
    await ctx.q`update staff_accounts set disabled_at = ${ctx.clock.now()} where id = ${staffId}`
    await overdue()
    expect(await pushes()).toEqual([])
    expect(await calls()).toHaveLength(1)
  })

  test('is alarmed by push within the budget of the hour', async () => {
    await nameAccount()
    const now = ctx.clock.now()
    for (let n = 0; n < 3; n += 1) {
      const { id: bookingId } = await bookingIn(ctx, 'requested')
      for (const alarm of ['dutyOverdue', 'dutySilentClub'] as const)
        await inTransaction(ctx.pool, (q) => escalate(ctx, q, { bookingId, alarm, now }))
    }
    expect(await pushes()).toHaveLength(2)
  })
})

test('the budget of an hour counts e-mails too, and a booking called about by both once', async () => {
  await nameDuty(ctx, '0912345678', 'lan@teeviet.test')
  const now = ctx.clock.now()
  for (let n = 0; n < 3; n += 1) {
    const { id: bookingId } = await bookingIn(ctx, 'requested')
    await inTransaction(ctx.pool, (q) => escalate(ctx, q, { bookingId, alarm: 'dutyOverdue', now }))
  }
  const [sent] = await ctx.q`
    select count(*) filter (where to_duty) as sms, count(*) filter (where to_duty_email) as emails from messages`
  expect(sent).toEqual({ sms: 2, emails: 2 })
})

test('a request past the hour of staff alone calls the person on duty, once, when its club was asked nothing', async () => {
  const { id } = await bookingIn(ctx, 'requested')
  await ctx.q`update bookings set club_due_at = null where id = ${id}`
  for (const clock of ['08:30', '08:45']) {
    ctx.clock.set(`2026-11-20T${clock}:00+07:00`)
    await workOffDeadline(ctx, { bookingId: id })
  }
  expect(await calls()).toEqual([])
  ctx.clock.set('2026-11-20T09:00:00+07:00')
  for (let times = 0; times < 2; times += 1) await workOffDeadline(ctx, { bookingId: id })
  const [call, ...others] = await calls()
  expect(others).toEqual([])
  expect(call?.phone).toBe('0912345678')
  expect(call?.text).toContain(`/staff/bookings/${id}`)
  expect(call?.text).not.toMatch(/sân chưa trả lời/)
})

test('calls no person while the settings name none', async () => {
  await nameDuty(ctx, null)
  const id = await overdue()
  expect(await calls()).toEqual([])
  expect(await ctx.q`select 1 as one from bookings where id = ${id} and overdue_at is not null`).toHaveLength(
    1,
  )
})

test('the budget of an hour holds, also at one moment', async () => {
  const ids: number[] = []
  for (let n = 0; n < 4; n += 1) ids.push((await bookingIn(ctx, 'requested')).id)
  const now = ctx.clock.now()
  await Promise.all(
    ids.map((bookingId) =>
      inTransaction(ctx.pool, (q) => escalate(ctx, q, { bookingId, alarm: 'dutyOverdue', now })),
    ),
  )
  expect(await calls()).toHaveLength(2)
  ctx.clock.set('2026-11-20T09:00:01+07:00')
  const later = ctx.clock.now()
  await inTransaction(ctx.pool, (q) =>
    escalate(ctx, q, { bookingId: ids.at(-1) ?? 0, alarm: 'dutyOverdue', now: later }),
  )
  expect((await calls()).length).toBeGreaterThanOrEqual(2)
})

test('without the constraint a booking is called about twice (twin)', async () => {
  const { id: bookingId } = await bookingIn(ctx, 'requested')
  const now = ctx.clock.now()
  const twice = (q: Parameters<typeof escalate>[1]) =>
    escalate(ctx, q, { bookingId, alarm: 'dutyOverdue', now }).then(() =>
      escalate(ctx, q, { bookingId, alarm: 'dutySilentClub', now }),
    )
  await inTransaction(ctx.pool, twice)
  expect(await calls()).toHaveLength(1)
  const other = await bookingIn(ctx, 'requested')
  await expect(
    inTransaction(ctx.pool, async (q) => {
      await q.text('drop index duty_is_called_once')
      for (let n = 0; n < 2; n += 1)
        await q`insert into messages (phone, text, kind, booking_id, created_at, to_duty)
          values ('0912345678', 'x', 'booking', ${other.id}, ${now}, true)`
      const rows = await q`select id from messages where to_duty and booking_id = ${other.id}`
      throw new Error(`sent ${rows.length}`)
    }),
  ).rejects.toThrow('sent 2')
})
