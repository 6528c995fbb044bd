import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Member } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { ACCOUNTS } from '#platform/ledger/accounts'
import { type BookingApp, createBookingApp } from '#testing/apps/booking-app'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember, addPackage } from '#testing/golf'
import { post } from '../posting/post.ts'
import { forgetPayer } from './own-data.ts'

let ctx: TestContext
let app: BookingApp
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createBookingApp(ctx)
})
afterAll(async () => {
  await app.app.close()
  await ctx.close()
})
beforeEach(() => ctx.clock.set('2026-11-20T08:00:00+07:00'))

type Line = { id: number; kind: string; number: string; amount: number; refund_id: number | null }

async function billOf({ id, member }: PaidBooking) {
  const answer = await app.browserOf(member).get('/api/services/get_bill_detail_for_wap', { bill_id: id })
  const bill = Object(answer.data)
  return { documents: bill.documents as Line[], refunds: bill.refunds as { id: number }[] }
}

async function read(member: Member, id: number | undefined, lang = 'en') {
  return app.browserOf(member).get('/api/for_wap/document', { document_id: id, lang })
}

async function cancel(booking: PaidBooking) {
  const body = { id_general_bill_detail: booking.id, reason: '', refund_to: 'wallet' }
  await app.browserOf(booking.member).post('/api/for_wap/cancel_booking', body)
  const id = (await billOf(booking)).refunds[0]?.id
  await app.browserOf(booking.staff).post(`/api/staff/refunds/${id}/agree`, { id })
}

describe('a paid bill', () => {
  it('has a receipt with payer, amount, purpose and method', async () => {
    const d100 = await addPackage(ctx.q, 100_000)
    const booking = await paidBooking(ctx, { players: 2, packages: [d100], method: 'ale_pay', fee: 94_600 })
    const { documents } = await billOf(booking)
    expect(documents).toMatchObject([{ kind: 'receipt', amount: 4_294_600 }])
    const { data } = await read(booking.member, documents[0]?.id)
    expect(data).toMatchObject({
      title: 'Receipt',
      amount: 4_294_600,
      note: 'This is a receipt, not a VAT invoice.',
      refers_to: null,
      lines: [
        { label: 'Green fee, caddie fee, half a buggy', amount: 4_000_000 },
        { label: 'Hole-in-one cover', amount: 200_000 },
        { label: 'Transaction fee', amount: 94_600 },
      ],
    })
    const facts = Object.fromEntries(
      Object(data).facts.map(({ label, value }: { label: string; value: string }) => [label, value]),
    )
    expect(facts).toMatchObject({
      'Paid by': 'Nguyễn An',
      Course: 'Test Golf Course',
      'Play time': '24/11/2026 - 06:30',
      'Payment method': 'Credit card, instalments (Alepay)',
      Issued: '20/11/2026 - 08:00',
    })
  })

  it('cancelled has a credit note that names its receipt, without the fee', async () => {
    const booking = await paidBooking(ctx, { method: 'ale_pay', fee: 90_200 })
    await cancel(booking)
    const { documents, refunds } = await billOf(booking)
    expect(documents).toMatchObject([
      { kind: 'receipt', refund_id: null },
      { kind: 'credit_note', amount: 4_000_000, refund_id: refunds[0]?.id },
    ])
    const { data } = await read(booking.member, documents[1]?.id, 'vi')
    expect(data).toMatchObject({
      title: 'Phiếu hoàn tiền',
      refers_to: { id: documents[0]?.id, number: documents[0]?.number },
      lines: [{ label: 'Phí sân, phí caddie và ½ xe điện', amount: 4_000_000 }],
      facts: expect.arrayContaining([
        { label: 'Hoàn về', value: 'Ví golf' },
        { label: 'Phí giao dịch không hoàn lại', value: '90.200đ' },
      ]),
    })
  })
})

describe('a top-up', () => {
  it('has its receipt, reached from the movements of the wallet', async () => {
    const member = await addMember(ctx.q)
    await fillWallet(ctx, member, 500_000)
    const id = await lastDocumentOf(member)
    expect((await read(member, id)).data).toMatchObject({
      title: 'Top-up receipt',
      lines: [{ label: 'Golf wallet top-up', amount: 500_000 }],
    })
  })
})

describe('a document', () => {
  it('is its golfer’s own', async () => {
    const booking = await paidBooking(ctx)
    const id = (await billOf(booking)).documents[0]?.id
    const stranger = await addMember(ctx.q)
    expect(await read(stranger, id)).toMatchObject({ status: 404, data: null })
    const pdf = await app.browserOf(stranger).get('/api/for_wap/document_pdf', { document_id: id })
    expect(pdf).toMatchObject({ status: 404, data: null })
  })

  it('is numbered without gaps, under failures and concurrency', async () => {
    const member = await addMember(ctx.q)
    const before = await lastNumber('receipt', 2026)
    const failing = Array.from({ length: 6 }, (_, n) =>
      inTransaction(ctx.pool, async (q) => {
        const now = ctx.clock.now()
        const entries = [
          { account: ACCOUNTS.bank, amountVnd: 1_000 },
          { account: ACCOUNTS.bookingsPaid, amountVnd: -1_000 },
        ]
        await post(q, { cause: `undone:${n}`, kind: 'payment', entries, occurredAt: now, now })
        await q`
          insert into documents (kind, transfer_id, total_vnd, facts, issued_at)
          select 'receipt', id, 1, '{}', ${now} from ledger_transfers where cause = ${`undone:${n}`}`
        throw new Error('undone')
      }).catch(() => undefined),
    )
    const paying = Array.from({ length: 12 }, () => fillWallet(ctx, member, 1_000))
    await Promise.all([...failing, ...paying])
    const rows = await ctx.q<{ number: number }>`
      select number from documents where kind = 'receipt' and year = 2026 and number > ${before} order by number`
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 12 }, (_, n) => before + n + 1))
  })

  it('starts again from 1 with the year of Vietnam’s clock', async () => {
    const member = await addMember(ctx.q)
    ctx.clock.set('2030-12-31T23:59:00+07:00')
    await fillWallet(ctx, member, 1_000)
    ctx.clock.set('2031-01-01T00:01:00+07:00')
    await fillWallet(ctx, member, 1_000)
    const { data } = await read(member, await lastDocumentOf(member))
    expect(data).toMatchObject({ number: 'R-2031-000001' })
    expect(await lastNumber('receipt', 2030)).toBe(1)
  })

  it('never changes: neither by an update nor by changes of course, price or name', async () => {
    const booking = await paidBooking(ctx)
    const id = (await billOf(booking)).documents[0]?.id
    const { data: before } = await read(booking.member, id)
    await ctx.q`update members set fullname = 'Tên Mới' where id = ${booking.member.id}`
    await ctx.q`update courses set title_en = 'Renamed' where id = (select course_id from bookings where id = ${booking.id})`
    await ctx.q`update bookings set player_count = 4 where id = ${booking.id}`
    expect((await read(booking.member, id)).data).toEqual(before)
    await expect(ctx.q`update documents set total_vnd = 1 where id = ${id}`).rejects.toThrow('never change')
    await expect(ctx.q`delete from documents where id = ${id}`).rejects.toThrow('never change')
    await expect(ctx.q`update document_numbers set last_number = last_number + 2`).rejects.toThrow(
      'one by one',
    )
    await expect(
      ctx.q`update document_numbers set last_number = last_number + 1 where kind = 'receipt'`,
    ).rejects.toThrow('has no document')
  })

  it('loses the name of a golfer who leaves, and nothing else', async () => {
    const member = await addMember(ctx.q)
    await fillWallet(ctx, member, 7_000)
    const id = await lastDocumentOf(member)
    await forgetPayer(ctx.q, member.id)
    const { data } = await read(member, id)
    expect(data).toMatchObject({ amount: 7_000 })
    expect(Object(data).facts).toContainEqual({ label: 'Paid by', value: `Golfer ${member.vga}` })
  })
})

it('can be saved as a PDF file, in the language asked for', async () => {
  const booking = await paidBooking(ctx, { member: await addMember(ctx.q, 'Trần Thị Ngọc Ẩn') })
  const [document] = (await billOf(booking)).documents
  const asked = { document_id: document?.id, lang: 'en' }
  const { data } = await app.browserOf(booking.member).get('/api/for_wap/document_pdf', asked)
  const { file_name, pdf } = Object(data)
  expect(file_name).toBe(`teeviet-${document?.number}.pdf`)
  const { text } = await extractText(new Uint8Array(Buffer.from(pdf, 'base64')), { mergePages: true })
  expect(text).toContain('Trần Thị Ngọc Ẩn')
  expect(text).toContain('This is a receipt, not a VAT invoice.')
})

async function lastNumber(kind: string, year: number): Promise<number> {
  const [row] = await ctx.q<{ last_number: number }>`
    select last_number from document_numbers where kind = ${kind} and year = ${year}`
  return row?.last_number ?? 0
}

async function lastDocumentOf(member: Member): Promise<number | undefined> {
  const [row] = await ctx.q<{
    id: number
  }>`select max(id) as id from documents where member_id = ${member.id}`
  return row?.id
}
