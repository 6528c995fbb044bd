import type { ComplaintStep } from '@teeviet/contract/rules/complaint-steps'
import type { Language } from '@teeviet/contract/rules/languages'
import { deadline, fill } from '../texts.ts'

const templateOf = {
  received: 'complaintReceived',
  verified: 'complaintVerified',
  resolved: 'complaintAnswered',
  negotiating: 'complaintNegotiated',
  court: 'complaintAtCourt',
  closed: 'complaintClosed',
} as const

/**
 * A complaint has reached a step. `code` is the booking's, `number` the complaint's; `dueAt` is the due time of the
 * next step, `link` leads to the bill with the answer.
 */
export function complaintText(
  lang: Language,
  step: ComplaintStep,
  about: { code: string; number: string; dueAt: Date | null; now: Date; link: string },
): string {
  const { code, number, dueAt, now, link } = about
  return fill(templateOf[step], lang, {
    code,
    number,
    link,
    deadline: dueAt === null ? '' : deadline(lang, dueAt, now),
  })
}
