import { type Day, parseDayMonthYear } from '@teeviet/contract/rules/time/dates'

/** The profile as it is typed; an empty field clears what is stored. */
export type TypedInfo = { fullname: string; birthday: string; email: string; address: string }
export type InfoErrors = { readonly [Field in keyof TypedInfo]?: true }

/** The longest values, in characters. */
export const longest = { fullname: 100, email: 254, address: 500 } as const
const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const earliestBirthday = '1900-01-01'

/**
 * Which fields the server would refuse. Every one may be empty; a birthday is a real day after 01-01-1900 and not
 * in the future, an email looks like a@b.c.
 */
export function checkInfo(typed: TypedInfo, today: Day): InfoErrors {
  const email = typed.email.trim()
  const birthday = typed.birthday.trim()
  const day = parseDayMonthYear(birthday)
  return {
    ...(lengthOf(typed.fullname) > longest.fullname && { fullname: true }),
    ...(birthday !== '' && (day === null || day <= earliestBirthday || day > today) && { birthday: true }),
    ...(email !== '' && (lengthOf(email) > longest.email || !emailForm.test(email)) && { email: true }),
    ...(lengthOf(typed.address) > longest.address && { address: true }),
  }
}

/** Characters as people count them, not the halves some are stored in. */
function lengthOf(text: string): number {
  return Array.from(text.trim()).length
}

/** Puts the hyphens of dd-MM-yyyy where digits were typed: `2011` is `20-11`. What is erased stays erased. */
export function withHyphens(typed: string, before: string): string {
  if (typed.length < before.length) return typed
  const digits = typed.replaceAll(/\D/g, '').slice(0, 8)
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  return parts.filter((part) => part !== '').join('-')
}
