import { calls } from '@teeviet/contract/calls'
import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { serve } from '#platform/http/serve'
import { readServiceRecord } from './service-record.ts'

/** Puts the public service record on the wire. */
export function registerServiceRecordRoutes(app: App, ctx: Context): void {
  serve(app, ctx, calls['GET /api/services/service_record'], ({ lang }) => readServiceRecord(ctx, lang))
}
