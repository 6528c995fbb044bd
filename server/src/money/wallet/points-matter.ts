import type { Member } from '#platform/context/actor'
import { Refusal } from '#platform/context/refusal'

/**
 * What the code of a payment with points approves: this attempt, by this phone.
 * @throws Refusal when the member has no phone a code could go to
 */
export function pointsMatter(member: Member, reference: string) {
  if (member.phone === '') throw new Refusal('payment.methodNotAvailable')
  return { phone: member.phone, purpose: 'payment' as const, subject: reference }
}
