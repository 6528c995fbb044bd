import type { Language } from '@teeviet/contract/rules/languages'
import { fill, type NamedBooking, named } from './texts.ts'

/** Why the person on duty is called: staff did not answer a request in time, its club did not, or nothing was decided about a partly
 * paid order. */
export type DutyAlarm = 'dutyOverdue' | 'dutySilentClub' | 'dutyPartlyPaid'

/** A booking left waiting, in the language of the person on duty; `link` leads to it in the console. */
export function dutyText(
  alarm: DutyAlarm,
  booking: NamedBooking,
  { name, language }: { name: string; language: Language },
  link: string,
): string {
  return fill(alarm, language, { ...named(language, booking), name, link })
}
