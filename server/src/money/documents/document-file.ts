import type { Language } from '@teeviet/contract/rules/languages'
import type { Context } from '#platform/context/context'
import type { EmailAttachment } from '#platform/gateways/email/email-sender'
import { pdfOf } from '#platform/pdf/pdf'
import { type WordedDocument, wordedDocument } from './read.ts'

/** A receipt or credit note as PDF. */
export async function drawDocument(document: WordedDocument, lang: Language): Promise<EmailAttachment> {
  const bytes = await pdfOf({ ...document, sums: document }, lang)
  return { name: `teeviet-${document.number}.pdf`, type: 'application/pdf', bytes }
}

/** The same by its id, in the language of its booking: the file of an e-mail to a company. */
export async function documentFile(ctx: Pick<Context, 'q'>, id: number): Promise<EmailAttachment> {
  const [booking] = await ctx.q<{ lang: Language }>`
    select b.language as lang from documents d join bookings b on b.id = d.bill_id where d.id = ${id}`
  const lang = booking?.lang ?? 'vi'
  const document = await wordedDocument(ctx.q, { id }, lang)
  if (!document) throw new Error(`no document ${id}`)
  return drawDocument(document, lang)
}
