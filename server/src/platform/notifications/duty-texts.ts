import { fill, type NamedBooking, named } from './texts.ts'

/** Why the person on duty is called: staff did not answer a request in time, its club did not, or nothing was decided about a partly
 * paid order. */
export type DutyAlarm = 'dutyOverdue' | 'dutySilentClub' | 'dutyPartlyPaid'

/** Staff read Vietnamese, whatever the golfer's language is. */
const dutyLanguage = 'vi'

/** A booking left waiting, for the person on duty; `link` leads to it in the console. */
export function dutyText(alarm: DutyAlarm, booking: NamedBooking, name: string, link: string): string {
  return fill(alarm, dutyLanguage, { ...named(dutyLanguage, booking), name, link })
}
