import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ClubContact } from '#golf/courses/club-contacts'
import { EmailFailure } from '#platform/gateways/email/email-sender'
import { openEmail } from '#platform/gateways/email/open-email'
import { sendMessage } from '#platform/notifications/send/send-message'
import { listMessages } from '#rounds/staff/messages/list-messages'
import { openBooking } from '#rounds/staff/open-booking'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { book, outcome } from '#testing/bookings/bookings'
import { addClubContacts, clubKeyOf } from '#testing/bookings/club-key'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addMember, addTeeTime } from '#testing/golf'
import { askAcknowledgement } from '../club-requests/ask-acknowledgement.ts'
import { informClub } from '../club-requests/inform-club.ts'
import { acceptAsClub } from './answer-as-club.ts'

let ctx: TestContext
let sent: { by: string; to: string; what: string; key: string }[] = []
beforeAll(async () => {
  ctx = await createTestContext({ CLUB_LINKS_PER_ADDRESS_PER_HOUR: '40' })
})
afterAll(() => ctx.close())
beforeEach(() => {
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  sent = []
  const keyIn = (text: string) => /\/c\/([\w-]{22})/.exec(text)?.[1] ?? ''
  ctx.gateways.sms = {
    send: async ({ phone, text }) => {
      sent.push({ by: 'sms', to: phone, what: text, key: keyIn(text) })
      return { providerMessageId: 'SMS-1' }
    },
  }
  ctx.gateways.email = {
    send: async ({ email, subject, text }) => {
      sent.push({ by: 'email', to: email, what: subject, key: keyIn(text) })
      return { providerMessageId: 'MAIL-1' }
    },
  }
  ctx.gateways.zalo = {
    hasGolferTemplates: false,
    send: async ({ phone, template, data }) => {
      sent.push({ by: 'zalo', to: phone, what: template, key: data.key ?? '' })
      return { providerMessageId: 'ZNS-1' }
    },
  }
})

const at = '2026-11-24T06:30:00+07:00'
const everyChannel: ClubContact[] = [
  { channel: 'email', address: 'booking@thu.test' },
  { channel: 'zalo', address: '0912345678' },
  { channel: 'sms', address: '0987654321' },
]

/** A request of two for a course with such contacts, and the key of the club's link. */
async function asked(contacts: readonly ClubContact[]) {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  await addClubContacts(ctx, courseId, contacts)
  const { id_general_bill: id } = await book(ctx, await addMember(ctx.q), { courseId, at, players: 2 })
  return { id, courseId, key: (await clubKeyOf(ctx, id)) ?? '' }
}

async function sendAll(bookingId: number): Promise<void> {
  const queued = await ctx.q<{ id: number }>`
    select id from messages where booking_id = ${bookingId} and sent_at is null and failed_at is null order by id`
  for (const { id } of queued) await sendMessage(ctx, { messageId: id })
}

describe('each contact of a club, by its own channel,', () => {
  test('gets the link to answer a request, the same one', async () => {
    const { id, key } = await asked(everyChannel)
    await sendAll(id)
    expect(sent).toEqual([
      {
        by: 'email',
        to: 'booking@thu.test',
        what: expect.stringMatching(/^TeeViet: .*06:30 24\/11.*2 người/),
        key,
      },
      { by: 'zalo', to: '0912345678', what: 'clubAsked', key },
      { by: 'sms', to: '0987654321', what: expect.stringContaining('06:30 24/11'), key },
    ])
    const accepted = acceptAsClub(ctx, { key: sent[0]?.key ?? '', by: 'Hoa', reference: 'VT-1' }, 'vi')
    expect(await outcome(accepted)).toMatchObject({ state: 'confirmed' })
  })

  test.each([
    ['clubPaid', false],
    ['clubPaidChanged', true],
  ])('is asked to acknowledge a paid booking (%s)', async (template, isChanged) => {
    const { id, courseId } = await bookingIn(ctx, 'paid')
    await addClubContacts(ctx, courseId, everyChannel)
    sent = []
    await askAcknowledgement(ctx, ctx.q, { bookingId: id, isChanged, now: ctx.clock.now() })
    await sendAll(id)
    const toClub = sent.filter(({ key }) => key !== '')
    expect(toClub.map(({ by, to }) => [by, to])).toEqual(
      everyChannel.map((one) => [one.channel, one.address]),
    )
    expect(new Set(toClub.map(({ key }) => key)).size).toBe(1)
    expect(toClub[1]).toMatchObject({ what: template })
  })

  test('is informed of a change of a booking that waits for its payment', async () => {
    const { id, courseId } = await bookingIn(ctx, 'placed')
    await sendAll(id)
    await addClubContacts(ctx, courseId, everyChannel)
    sent = []
    const change = { id, state: 'placed', teeTimeAt: new Date(at), now: ctx.clock.now() } as const
    await informClub(ctx, ctx.q, change)
    await sendAll(id)
    expect(sent).toEqual([
      { by: 'email', to: 'booking@thu.test', what: expect.stringContaining('đã đổi'), key: '' },
      { by: 'zalo', to: '0912345678', what: 'clubChanged', key: '' },
      { by: 'sms', to: '0987654321', what: expect.stringContaining('đã đổi'), key: '' },
    ])
  })
})

describe('the messages of a booking', () => {
  test('name the channel and the address of each, also where Zalo was replaced by SMS', async () => {
    const { id } = await asked(everyChannel.slice(0, 2))
    ctx.gateways.zalo = null
    await sendAll(id)
    await sendAll(id)
    const toClub = (await listMessages(ctx.q, id)).filter(({ to }) => to === 'club')
    expect(toClub).toMatchObject([
      { channel: 'sms', address: '0912345678', state: 'sent', text: null },
      { channel: 'zalo', address: '0912345678', state: 'failed', failure: 'not_set_up', text: null },
      { channel: 'email', address: 'booking@thu.test', state: 'sent', text: null },
    ])
  })

  test('say that an e-mail was not delivered without a mail server, and staff are given the club to call', async () => {
    const { id } = await asked([{ channel: 'email', address: 'booking@thu.test' }])
    ctx.gateways.email = openEmail({ email: { login: false, smtpUrl: '', from: '' } })
    await sendAll(id)
    const [message] = (await listMessages(ctx.q, id)).filter(({ to }) => to === 'club')
    expect(message).toMatchObject({ channel: 'email', state: 'failed', failure: 'not_set_up' })
    ctx.clock.advance(ctx.config.rules.clubAnswer)
    expect(await openBooking(ctx, id, 'vi')).toMatchObject({ is_club_due: 1 })
  })

  test('are retried by e-mail while the mail server may take them later', async () => {
    const { id } = await asked([{ channel: 'email', address: 'booking@thu.test' }])
    const working = ctx.gateways.email
    ctx.gateways.email = {
      send: async () => {
        throw new EmailFailure('temporary', 'network', '450')
      },
    }
    await expect(sendAll(id)).rejects.toThrow(EmailFailure)
    ctx.gateways.email = working
    await sendAll(id)
    expect(sent.filter(({ by }) => by === 'email')).toMatchObject([{ to: 'booking@thu.test' }])
  })
})

test('where the operator is not at Zalo its contacts get SMS', async () => {
  ctx.gateways.zalo = null
  const { id, key } = await asked([{ channel: 'zalo', address: '0912345678' }])
  await sendAll(id)
  expect(sent).toMatchObject([{ by: 'sms', to: '0912345678', key }])
})

test('staff see the contacts of the club and its reception with the booking', async () => {
  const { id, courseId } = await asked(everyChannel)
  await ctx.q`update courses set phone = '024 3826 8888' where id = ${courseId}`
  const reception = { channel: 'phone', address: '024 3826 8888' }
  expect((await openBooking(ctx, id, 'vi')).club_contacts).toEqual([...everyChannel, reception])
  await ctx.q`update courses set phone = '0987 654 321' where id = ${courseId}`
  expect((await openBooking(ctx, id, 'vi')).club_contacts).toEqual(everyChannel)
})
