import { z } from 'zod'
import { defineCall } from './call.ts'
import { documentKinds } from './entities/document.ts'
import { bigId, epochMs, request, vnd } from './fields.ts'

/**
 * A receipt or credit note of the golfer's own, in the language asked for: what it says never changes. A credit note
 * names the receipt of the payment it gives back (`refers_to`), unless the money had paid nothing.
 */
export const golfersDocument = defineCall({
  method: 'GET',
  path: '/api/for_wap/document',
  access: 'member',
  summary: 'A receipt or credit note',
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
    /** That it is no VAT invoice. */
    note: z.string(),
  }),
})

/** The same as a PDF file, to be kept or sent on; `pdf` is base64. */
export const documentPdf = defineCall({
  method: 'GET',
  path: '/api/for_wap/document_pdf',
  access: 'member',
  summary: 'A receipt or credit note as PDF',
  request: request({ document_id: bigId }),
  response: z.object({ file_name: z.string(), pdf: z.base64() }),
})
