import type { Language } from '@teeviet/contract/rules/languages'
import { type Day, parseDayMonthYear } from '@teeviet/contract/rules/time/dates'
import { errorText } from '#platform/context/error-text'
import { Refusal } from '#platform/context/refusal'
import type { Profile } from '../members/change-member.ts'

export type TypedProfile = { fullname: string; address: string; email: string; birthday: string }

const most = { fullname: 100, address: 500, email: 254 } as const
const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/
const earliestBirthday = '1900-01-01'

/**
 * Reads a typed profile. Every field may be empty; a full name has at most 100 characters, an address 500, an
 * email the form a@b.c and at most 254, and a birthday is a real day (dd-MM-yyyy) after 01-01-1900, not in the future.
 * @throws Refusal of the first wrong field, with the text of every wrong one in `fields`
 */
export function checkProfile(typed: TypedProfile, { today, lang }: { today: Day; lang: Language }): Profile {
  const fullname = given(typed.fullname)
  const address = given(typed.address)
  const email = given(typed.email)
  const birthday = given(typed.birthday)
  const day = birthday === null ? null : parseDayMonthYear(birthday)
  const isDayWrong = birthday !== null && (day === null || day <= earliestBirthday || day > today)
  const isEmailWrong = email !== null && (lengthOf(email) > most.email || !emailForm.test(email))

  const wrong = [
    {
      field: 'fullname',
      reason: 'profile.fullname',
      max: most.fullname,
      is: lengthOf(fullname) > most.fullname,
    },
    { field: 'birthday', reason: 'profile.birthday', max: 0, is: isDayWrong },
    { field: 'email', reason: 'profile.email', max: most.email, is: isEmailWrong },
    { field: 'address', reason: 'profile.address', max: most.address, is: lengthOf(address) > most.address },
  ] as const
  const [first, ...others] = wrong.filter(({ is }) => is)
  if (first) {
    const texts = [first, ...others].map(({ field, reason, max }) => [
      field,
      errorText(reason, lang, { max }),
    ])
    throw new Refusal(first.reason, { max: first.max }, Object.fromEntries(texts))
  }
  return { fullname, address, email, birthday: day }
}

function given(text: string): string | null {
  return text.normalize('NFC').trim() || null
}

/** Characters as PostgreSQL counts them. */
function lengthOf(text: string | null): number {
  return text === null ? 0 : Array.from(text).length
}
