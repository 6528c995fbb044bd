import type { Context } from '#platform/context/context'
import type { App } from '#platform/http/app'
import { addCountedGauge } from '#platform/metrics/counted-gauge'
import { messageCounts } from '#platform/notifications/message-counts'
import { smsUse } from '#platform/notifications/sms-budget'
import { queueFigures } from './queue.ts'

/** What waits for staff, and the text messages of the last hour. */
export function registerQueueMetrics(app: App, ctx: Context): void {
  addCountedGauge(app.metrics, {
    name: 'teeviet_queue',
    help: 'Work that waits for staff, by the counters of the console (GET /api/staff/queue)',
    label: 'counter',
    counts: async () => {
      const { now: _now, sms_used_percent: _used, ...counters } = await queueFigures(ctx)
      return counters
    },
  })
  addCountedGauge(app.metrics, {
    name: 'teeviet_messages',
    help: 'Text messages of the last hour: waiting, sent, failed for good',
    label: 'state',
    counts: () => messageCounts(ctx),
  })
  addCountedGauge(app.metrics, {
    name: 'teeviet_sms_budget_used',
    help: 'Used part of SMS_PER_HOUR and SMS_PER_DAY: 1 is all of it, and no codes are sent',
    label: 'window',
    counts: () => smsUse(ctx, ctx.q),
  })
}
