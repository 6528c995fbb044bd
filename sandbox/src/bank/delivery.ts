import { setTimeout as sleep } from 'node:timers/promises'
import type { Attempt } from './transfer.ts'

/** SePay's waits between attempts, with seconds for minutes to shorten tests. */
export const retrySchedule = [1, 1, 2, 3, 5] as const

export type DeliveryPlan = {
  /** One attempt; it is recorded before this resolves. */
  attempt: () => Promise<Attempt>
  retryAfterSeconds: readonly number[]
  /** Waits stop at once when this is aborted. */
  closing: AbortSignal
}

export function taken({ status }: Attempt): boolean {
  return status !== null && status >= 200 && status < 300
}

/**
 * Tries until the product takes it or the schedule ends. True when it was taken, false when given up, null
 * when the sandbox closed in between.
 */
export async function deliver(plan: DeliveryPlan): Promise<boolean | null> {
  if (taken(await plan.attempt())) return true
  for (const seconds of plan.retryAfterSeconds) {
    if (!(await pause(seconds, plan.closing))) return null
    if (taken(await plan.attempt())) return true
  }
  return plan.closing.aborted ? null : false
}

/** Waits; false when the sandbox closed meanwhile. */
export async function pause(seconds: number, closing: AbortSignal): Promise<boolean> {
  return sleep(seconds * 1000, true, { signal: closing }).catch(() => false)
}
