import { isEmail } from '../phone.ts'

/** How a club is asked: an SMS, a message to the Zalo account of a mobile number, or an e-mail. */
export const clubChannels = ['sms', 'zalo', 'email'] as const
export type ClubChannel = (typeof clubChannels)[number]

/** A course has so many contacts of its club at most. */
export const mostClubContacts = 5

/** Whether messages of a channel can be sent to an address as it is stored: a national mobile number, or an e-mail address. */
export function isClubAddress(channel: ClubChannel, address: string): boolean {
  return channel === 'email'
    ? isEmail(address) && address === address.toLowerCase()
    : /^0[35789]\d{8}$/.test(address)
}
