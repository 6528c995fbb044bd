import type { Language } from '@teeviet/contract/rules/languages'
import { dayMs } from '@teeviet/contract/rules/time/dates'
import { catalogue } from '@teeviet/texts/catalogue'
import { companyOfBooking } from '#bookings/companies/companies'
import type { Context } from '#platform/context/context'
import { Refusal } from '#platform/context/refusal'
import type { Query } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { queueMessage } from '#platform/notifications/outbox'
import { type DocumentKind, documentNumber } from './number.ts'

const word = catalogue('documents')

/** Documents older than this are sent by staff alone, so that the first start does not send those of years. */
const sentWithinMs = 2 * dayMs

type Sending = {
  documentId: number
  bookingId: number
  /** How often it had been sent when this was asked for. */
  seen: number
  /** The staff member who sends it again. */
  staffId: number | null
  now: Date
}

type Row = { kind: DocumentKind; year: number; number: number; lang: Language; code: string }

/**
 * Sends the new receipts and credit notes of bookings for a company to its address, each once; a repeat sends nothing.
 * Runs every minute, since money is posted in many places and none of them waits for an e-mail.
 */
export async function emailDocuments(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - sentWithinMs)
  const fresh = await ctx.q<{ documentId: number; bookingId: number }>`
    select d.id as "documentId", b.id as "bookingId" from documents d
    join bookings b on b.id = d.bill_id join companies c on c.id = b.company_id
    where d.facts -> 'company' ->> 'taxCode' is not null and d.issued_at > ${since} and c.email <> ''
      and not exists (select from document_emails e where e.document_id = d.id)
    order by d.id limit 100`
  for (const one of fresh)
    await inTransaction(ctx.pool, (q) => emailDocument(ctx, q, { ...one, seen: 0, staffId: null, now }))
}

/**
 * Queues the e-mail of a document of a booking to the company of that booking. The first one goes by itself, as number
 * 0; the row of the document is locked, so that staff who ask for it meanwhile do not send another.
 *
 * @returns false where it was sent since it was seen; nothing was done then
 * @throws Refusal `document.notFound` of another booking, `document.noCompany`
 */
export async function emailDocument(
  ctx: Context,
  q: Query,
  { documentId, bookingId, seen, staffId, now }: Sending,
): Promise<boolean> {
  const [document] = await q<Row>`
    select d.kind, d.year, d.number, b.language as lang, b.code
    from documents d join bookings b on b.id = d.bill_id where d.id = ${documentId} and b.id = ${bookingId}
    for no key update of d`
  if (!document) throw new Refusal('document.notFound')
  const company = await companyOfBooking(q, bookingId)
  if (!company || company.email === '') throw new Refusal('document.noCompany')
  const { email } = company
  const sending = staffId === null ? 0 : Math.max(1, seen)
  const asked = await q`
    insert into document_emails (document_id, sending, email, asked_by, asked_at)
    select ${documentId}::bigint, ${sending}::integer, ${email}, ${staffId}::bigint, ${now}::timestamptz
    where not exists (select from document_emails where document_id = ${documentId} and sending >= ${seen})
    on conflict (document_id, sending) do nothing returning 1`
  if (asked.length === 0) return false
  const { kind, lang, code } = document
  const words = { number: documentNumber(document), code, company: company.name }
  const text = word(kind === 'receipt' ? 'mailReceipt' : 'mailCreditNote', lang, words)
  await queueMessage(ctx, q, { phone: null, email, text, kind: 'booking', bookingId, documentId })
  return true
}
