import { z } from 'zod'
import { defineCall } from '../call.ts'
import { documentKinds } from '../entities/document.ts'
import { bigId, epochMs, request, vnd } from '../fields.ts'

export const golfersDocument = defineCall({
  method: 'GET',
  path: '/api/for_wap/document',
  may: { owner: { document_id: 'document' } },
  summary: 'Get a receipt or credit note',
  description:
    "Returns one of the golfer's receipts or credit notes in the requested language. An issued document " +
    'never changes. A credit note names the receipt of the refunded payment (`refers_to`), unless the ' +
    'money had not paid anything.',
  request: request({ document_id: bigId }),
  response: z.object({
    id: z.int(),
    kind: z.enum(documentKinds),
    number: z.string(),
    amount: vnd,
    issued_at: epochMs,
    id_general_bill: z.int().nullable(),
    refers_to: z.object({ id: z.int(), number: z.string() }).nullable(),
    title: z.string(),
    issuer: z.object({ name: z.string(), lines: z.array(z.string()) }),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
    lines: z.array(z.object({ label: z.string(), amount: vnd })),
    total: z.string(),
    /** The note that it is no VAT invoice. */
    note: z.string(),
  }),
})

export const documentPdf = defineCall({
  method: 'GET',
  path: '/api/for_wap/document_pdf',
  may: { owner: { document_id: 'document' } },
  summary: 'Get a receipt or credit note as PDF',
  description: 'Returns the document as a PDF file; `pdf` is base64.',
  request: request({ document_id: bigId }),
  response: z.object({ file_name: z.string(), pdf: z.base64() }),
})
