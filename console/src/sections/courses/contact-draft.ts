import { type ClubChannel, isClubAddress } from '@teeviet/contract/rules/bookings/club-contacts'
import { normalisePhone } from '@teeviet/contract/rules/phone'

/** A contact of a club as it is typed. */
export type ContactDraft = { channel: ClubChannel; address: string }

export type ContactProblem = 'missing' | 'mobile' | 'email' | 'twice'

/** A contact to fill in. */
export const newContact: ContactDraft = { channel: 'sms', address: '' }

/** The contacts as they are stored: numbers as people write them, e-mail addresses in small letters. */
export function readContacts(contacts: readonly ContactDraft[]): ContactDraft[] {
  return contacts.map(({ channel, address }) => ({
    channel,
    address: channel === 'email' ? address.trim().toLowerCase() : normalisePhone(address),
  }))
}

/** The errors by the path of the field, by the server's rules. */
export function problemsOfContacts(
  contacts: readonly ContactDraft[],
): Record<`club_contacts.${number}.address`, ContactProblem> {
  const read = readContacts(contacts)
  const problem = ({ channel, address }: ContactDraft, at: number): ContactProblem | undefined => {
    if (address === '') return 'missing'
    if (!isClubAddress(channel, address)) return channel === 'email' ? 'email' : 'mobile'
    return read.findIndex((other) => other.address === address) < at ? 'twice' : undefined
  }
  return Object.fromEntries(
    read.flatMap((contact, at) => {
      const what = problem(contact, at)
      return what === undefined ? [] : [[`club_contacts.${at}.address`, what]]
    }),
  )
}
