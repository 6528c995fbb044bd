import type { Language } from '@teeviet/contract/rules/languages'
import type { ClubTemplate } from '../gateways/zalo/zalo-sender.ts'
import { clubLink } from './links.ts'
import type { ZaloContent } from './outbox.ts'
import { fill, type NamedBooking, named, type Values } from './texts.ts'

/**
 * A message to a club: the text of SMS and e-mails, and the same as Zalo's template and its values; null where there is no
 * template.
 */
export type ClubMessage = { text: string; zalo: ZaloContent | null }

const longestValue = 200

/**
 * A message that asks a club for the places of a request (`clubAsked`) or to acknowledge a paid booking (`clubPaid`,
 * `clubPaidChanged` after another time or number of players), each by the link with `key`; or that informs it of another
 * time or number of players (`clubChanged`).
 */
export function clubMessage(
  name: ClubTemplate,
  lang: Language,
  booking: NamedBooking,
  { players, key, publicUrl }: { players: number; key: string | null; publicUrl: string },
): ClubMessage {
  const values: Values = { ...named(lang, booking), players: String(players) }
  const { when = '', shortWhen = when } = values
  return {
    text: fill(name, lang, { ...values, ...(key !== null && { link: clubLink(publicUrl, key) }) }),
    zalo: {
      template: name,
      data: {
        code: booking.code,
        course: booking.course,
        players: String(players),
        when: when.length > longestValue ? shortWhen : when,
        ...(key !== null && { key }),
      },
    },
  }
}

/** A message that informs a club of other names of the players, which it reads by the link with `key`. Zalo has no template for it. */
export function clubRenamedMessage(
  lang: Language,
  booking: NamedBooking,
  { key, publicUrl }: { key: string; publicUrl: string },
): ClubMessage {
  const text = fill('clubRenamed', lang, { ...named(lang, booking), link: clubLink(publicUrl, key) })
  return { text, zalo: null }
}
