import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { pdfOf } from '#platform/pdf/pdf'
import { readDocument } from './read.ts'

/** Receipts and credit notes of a golfer's own, to read and to keep. */
export function registerDocumentRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/for_wap/document'], ({ actor, input, lang }) =>
    readDocument(ctx, actor, { id: input.document_id, lang }),
  )

  serve(app, ctx, calls['GET /api/for_wap/document_pdf'], async ({ actor, input, lang }) => {
    const document = await readDocument(ctx, actor, { id: input.document_id, lang })
    const pdf = await pdfOf({ ...document, sums: document }, lang)
    return { file_name: `teeviet-${document.number}.pdf`, pdf: pdf.toString('base64') }
  })
}
