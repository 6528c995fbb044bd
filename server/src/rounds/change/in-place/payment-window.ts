import type { Context } from '#platform/context/context'

/** Until when an order must be paid whose payment window starts now: at most until its tee time. */
export function paymentWindow({ config }: Pick<Context, 'config'>, teeTimeAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + config.rules.paymentWindow * 1000, teeTimeAt.getTime()))
}
