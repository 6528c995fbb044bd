import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { addAttachment, removeAttachment, restoreAttachment } from './change-attachments.ts'
import { readAttachment } from './list-attachments.ts'

/** The files that staff attach to a booking. */
export function registerAttachmentRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['POST /api/staff/bookings/:id/attachments'], ({ actor, input }) =>
    addAttachment(ctx, actor, input),
  )

  serve(
    app,
    ctx,
    calls['GET /api/staff/bookings/:id/attachments/:attachment_id'],
    async ({ input, reply }) => {
      const { name, type, bytes } = await readAttachment(ctx.q, input)
      reply
        .type(type)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeRfc5987(name)}`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
      return bytes
    },
  )

  serve(
    app,
    ctx,
    calls['POST /api/staff/bookings/:id/attachments/:attachment_id/remove'],
    ({ actor, input }) => removeAttachment(ctx, actor, input),
  )

  serve(
    app,
    ctx,
    calls['POST /api/staff/bookings/:id/attachments/:attachment_id/restore'],
    ({ actor, input }) => restoreAttachment(ctx, actor, input),
  )
}

/** Encodes a file name for a header as RFC 5987 asks. */
function encodeRfc5987(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
}
