import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobHandlers } from '#app/modules'
import type { Staff } from '#platform/context/actor'
import type { EmailMessage } from '#platform/gateways/email/email-sender'
import { emailDocumentAgain } from '#rounds/new-booking/email-document'
import { listMessages } from '#rounds/staff/messages/list-messages'
import { openBooking } from '#rounds/staff/open-booking'
import { outcome } from '#testing/bookings/bookings'
import { makeAsStaff, typedBooking } from '#testing/bookings/new-booking'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addStaff, addTeeTime } from '#testing/golf'
import { switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { emailDocuments } from './email-documents.ts'

let ctx: TestContext
let staff: Staff
const mails: EmailMessage[] = []
beforeAll(async () => {
  ctx = await createTestContext()
  staff = await addStaff(ctx.q, ['admin'])
  ctx.gateways.email = {
    send: async (mail) => {
      mails.push(mail)
      return { providerMessageId: mail.requestId }
    },
  }
})
afterAll(() => ctx.close())
beforeEach(() => {
  mails.length = 0
  ctx.clock.set('2026-11-20T08:00:00+07:00')
})

const at = '2026-11-24T06:30:00+07:00'
const company = {
  name: 'Tập đoàn Viettel',
  tax_code: '0100109106',
  address: 'Lô D26, Cầu Giấy, Hà Nội',
  email: 'ketoan@viettel.test',
}

/** A booking that is paid at the counter; for the company unless `more` says otherwise. */
async function paidFor(more: Record<string, unknown> = { company }) {
  const courseId = await addCourse(ctx.q)
  await addTeeTime(ctx.q, { courseId, at })
  const { phone } = await addMember(ctx.q, 'Nguyễn An')
  const fields = typedBooking({ courseId, at }, { phone, counter_method: 'counter_cash', ...more })
  return makeAsStaff(ctx, staff, fields)
}

/** The jobs of every minute, then each message that waits. */
async function passes() {
  await emailDocuments(ctx)
  const waiting = await ctx.q<{ id: number }>`
    select id from messages where document_id is not null and sent_at is null order by id`
  for (const { id } of waiting) await jobHandlers(ctx)['send-message']({ messageId: id })
}
const again = (id: number, document_id: number, seen_sendings: number) =>
  outcome(emailDocumentAgain(ctx, { staff, lang: 'vi' }, { id, document_id, seen_sendings }))

test('a receipt of a booking for a company goes to its address once, with the PDF', async () => {
  const { id } = await paidFor()
  await Promise.all([emailDocuments(ctx), emailDocuments(ctx)])
  await passes()
  await passes()
  expect(mails).toHaveLength(1)
  const [{ email = '', subject = '', attachments = [] } = {}] = mails
  const [receipt] = (await openBooking(ctx, id, 'vi')).documents
  expect(email).toBe('ketoan@viettel.test')
  expect(subject).toContain(receipt?.number)
  expect(attachments).toMatchObject([{ name: `teeviet-${receipt?.number}.pdf`, type: 'application/pdf' }])
  expect(attachments[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(receipt).toMatchObject({ sendings: 1, emailed_to: 'ketoan@viettel.test' })
  expect((await listMessages(ctx.q, id)).find(({ to }) => to === 'company')).toMatchObject({
    address: 'ketoan@viettel.test',
    state: 'sent',
  })
})

test('the receipt of a private person is sent to no one', async () => {
  const { id } = await paidFor({})
  await passes()
  expect(mails).toEqual([])
  const [receipt] = (await openBooking(ctx, id, 'vi')).documents
  expect(await again(id, receipt?.id ?? 0, 0)).toBe('document.noCompany')
})

test('staff send it again, to the address that the company has by now, and a repeat sends nothing', async () => {
  const { id } = await paidFor()
  await passes()
  await ctx.q`update companies set email = 'moi@viettel.test' where tax_code = ${company.tax_code}`
  const [receipt] = (await openBooking(ctx, id, 'vi')).documents
  const sent = await Promise.all([again(id, receipt?.id ?? 0, 1), again(id, receipt?.id ?? 0, 1)])
  for (const booking of sent)
    expect(booking).toMatchObject({ documents: [{ sendings: 2, emailed_to: 'moi@viettel.test' }] })
  await passes()
  expect(mails.map(({ email }) => email)).toEqual(['ketoan@viettel.test', 'moi@viettel.test'])
  const acts =
    await ctx.q`select 1 from staff_acts where what = 'booking.document_emailed' and subject = ${`booking:${id}`}`
  expect(acts).toHaveLength(1)
  expect(await again(id, receipt?.id ?? 0, 2)).toMatchObject({ documents: [{ sendings: 3 }] })
})

test('staff who are faster than the job send the one e-mail', async () => {
  const { id } = await paidFor()
  const [receipt] = (await openBooking(ctx, id, 'vi')).documents
  expect(await again(id, receipt?.id ?? 0, 0)).toMatchObject({ documents: [{ sendings: 2 }] })
  await passes()
  expect(mails.filter(({ subject }) => subject.includes(receipt?.number ?? ''))).toHaveLength(1)
})

test('a document of another booking is not found', async () => {
  const [one, other] = [await paidFor(), await paidFor()]
  const [receipt] = (await openBooking(ctx, one.id, 'vi')).documents
  expect(await again(other.id, receipt?.id ?? 0, 0)).toBe('document.notFound')
})

test('documents from before the first start are sent by staff alone', async () => {
  await paidFor()
  ctx.clock.set('2026-11-23T08:00:00+07:00')
  await passes()
  expect(mails).toEqual([])
})

/** The job and staff who have not seen it sent, at the same moment. */
async function raced(id: number) {
  const [receipt] = (await openBooking(ctx, id, 'vi')).documents
  const gate = await closeGate(ctx.pool, 'document_emails', { on: 'insert' })
  const both = [emailDocuments(ctx), again(id, receipt?.id ?? 0, 0)]
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  await Promise.all(both)
  return ctx.q<{ sending: number }>`
    select e.sending from document_emails e join documents d on d.id = e.document_id where d.bill_id = ${id}`
}

test('the job and staff who ask for the first e-mail at once send one', async () => {
  const { id } = await paidFor()
  expect(await raced(id)).toHaveLength(1)
})

test('without the lock of the document they send two (twin)', async () => {
  const { id } = await paidFor()
  const passed = switchOff(ctx.pool, [{ sql: /for no key update of d/, instead: '' }])
  expect((await raced(id)).length).toBeGreaterThan(1)
  expect(passed()[0]).toBeGreaterThan(1)
})

test('without the key and the lock of its sendings a document is seen to be sent twice (twin)', async () => {
  const { id } = await paidFor()
  await ctx.q.text('alter table document_emails drop constraint document_is_emailed_once')
  const passed = switchOff(ctx.pool, [
    { sql: /for no key update of d/, instead: '' },
    { sql: /on conflict \(document_id, sending\) do nothing/, instead: '' },
  ])
  const gate = await closeGate(ctx.pool, 'document_emails', { on: 'insert' })
  const [first, second] = [emailDocuments(ctx), emailDocuments(ctx)]
  await waitingForLocks(ctx.q, 2)
  await gate.open()
  await Promise.all([first, second])
  expect(passed()[1]).toBeGreaterThan(1)
  const sent = await ctx.q`
    select 1 from document_emails e join documents d on d.id = e.document_id where d.bill_id = ${id}`
  expect(sent.length).toBeGreaterThan(1)
})
