import type { HioClaimState } from '@teeviet/contract/rules/bookings/hio-claims'
import type { Language } from '@teeviet/contract/rules/languages'
import { fill, type NamedBooking, named } from '../texts.ts'

const templateOf = {
  witnessed: 'hioWitnessed',
  denied: 'hioDenied',
  sent: 'hioSent',
  paid: 'hioPaid',
  refused: 'hioRefused',
} as const

/** The states of a claim about which the golfer gets a message. */
export type NotifiedHioState = Extract<HioClaimState, keyof typeof templateOf>

/**
 * Asks a witness to confirm a hole-in-one. It contains no word that a golfer typed, since it goes to a stranger's phone;
 * the page behind `link` names the player.
 */
export function hioWitnessText(lang: Language, booking: NamedBooking, hole: number, link: string): string {
  return fill('hioWitness', lang, { ...named(lang, booking), hole: String(hole), link })
}

/** A hole-in-one claim has reached a state. `number` is the claim's, `link` leads to its bill. */
export function hioClaimText(
  lang: Language,
  state: NotifiedHioState,
  about: { number: string; link: string },
): string {
  return fill(templateOf[state], lang, about)
}
