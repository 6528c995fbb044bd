import { complaintStepDays } from './limits.ts'

/** The steps of a complaint as the policy on complaints names them. */
export const complaintSteps = ['received', 'verified', 'resolved', 'negotiating', 'court', 'closed'] as const
export type ComplaintStep = (typeof complaintSteps)[number]

export const complaintTopics = ['booking', 'payment', 'refund', 'club', 'insurance', 'data', 'other'] as const
export type ComplaintTopic = (typeof complaintTopics)[number]

/** How a complaint reached the operator. */
export const complaintChannels = ['bill', 'hotline', 'chat', 'email'] as const
export type ComplaintChannel = (typeof complaintChannels)[number]

const next: Readonly<Record<ComplaintStep, readonly ComplaintStep[]>> = {
  received: ['verified', 'closed'],
  verified: ['resolved', 'closed'],
  resolved: ['closed', 'negotiating'],
  negotiating: ['closed', 'court'],
  court: ['closed'],
  closed: [],
}

/** The steps that may follow: one at a time, and each may end the matter. */
export function complaintStepsFrom(step: ComplaintStep): readonly ComplaintStep[] {
  return next[step]
}

/** The required answer to the golfer in a step: the solution, and how the complaint ended. */
export function needsAnswer(step: ComplaintStep): boolean {
  return step === 'resolved' || step === 'closed'
}

/** A step whose deadline the policy leaves to both sides: staff enter the day with it. */
export function needsDay(step: ComplaintStep): boolean {
  return step === 'negotiating' || step === 'court'
}

/**
 * Until when the step after this one is due: a day to verify, a day to resolve, in milliseconds of the clock; null when
 * the operator has no step to take.
 */
export function complaintDueAt(step: ComplaintStep, since: number): number | null {
  return step === 'received' || step === 'verified' ? since + complaintStepDays * 24 * 60 * 60 * 1000 : null
}
