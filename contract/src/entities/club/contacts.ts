import { z } from 'zod'
import { text } from '../../fields.ts'
import { clubChannels, isClubAddress, mostClubContacts } from '../../rules/bookings/club-contacts.ts'

const clubContact = z
  .object({
    channel: z.enum(clubChannels),
    /** A national mobile number; of the channel `email` an e-mail address in small letters. */
    address: text(254),
  })
  .refine(({ channel, address }) => isClubAddress(channel, address), 'is no address of the channel')

/** The contacts of a club, in their order; each address once. */
export const clubContacts = z
  .array(clubContact)
  .max(mostClubContacts)
  .refine(
    (contacts) => new Set(contacts.map(({ address }) => address)).size === contacts.length,
    'names an address twice',
  )
