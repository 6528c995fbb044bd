import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { drawDocument } from './document-file.ts'
import { readDocument } from './read.ts'

/** Receipts and credit notes of a golfer's own, to read and to keep. */
export function registerDocumentRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/for_wap/document'], ({ actor, input, lang }) =>
    readDocument(ctx, actor, { id: input.document_id, lang }),
  )

  serve(app, ctx, calls['GET /api/for_wap/document_pdf'], async ({ actor, input, lang }) => {
    const { name, bytes } = await drawDocument(
      await readDocument(ctx, actor, { id: input.document_id, lang }),
      lang,
    )
    return { file_name: name, pdf: bytes.toString('base64') }
  })
}
