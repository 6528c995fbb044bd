import type { Member } from '#platform/context/actor'
import { Refusal } from '#platform/context/refusal'

/**
 * The subject of a points payment's code: this attempt, by this phone.
 * @throws Refusal when the member has no phone for a code
 */
export function pointsMatter(member: Member, reference: string) {
  if (member.phone === '') throw new Refusal('payment.methodNotAvailable')
  return { phone: member.phone, purpose: 'payment' as const, subject: reference }
}
