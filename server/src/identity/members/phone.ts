import { checkPhone, todaysMobile } from '@teeviet/contract/rules/phone'
import { Refusal } from '#platform/context/refusal'

/**
 * The mobile number an account or a player is known by: normalised, and a number of before 2018 under the beginning
 * it has today, so that both name the same person.
 * @throws Refusal `phone.empty`, `phone.format` (also for numbers that no SMS reaches)
 */
export function mobileOf(typed: string): string {
  const check = checkPhone(typed, true)
  if (!check.ok) throw new Refusal(check.error)
  return todaysMobile(check.phone)
}
