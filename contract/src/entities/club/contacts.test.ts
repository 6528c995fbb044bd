import { expect, test } from 'vitest'
import { clubContacts } from './contacts.ts'

const sms = { channel: 'sms', address: '0912345678' }
const email = { channel: 'email', address: 'booking@thu.test' }

test.each([
  [[]],
  [[sms, email, { channel: 'zalo', address: '0387654321' }]],
  [Array.from({ length: 5 }, (_, at) => ({ ...sms, address: `091234567${at}` }))],
])('takes %j', (contacts) => {
  expect(clubContacts.parse(contacts)).toEqual(contacts)
})

test.each([
  ['a landline for SMS', [{ ...sms, address: '02438268888' }]],
  ['a number as an e-mail address', [{ ...email, address: sms.address }]],
  ['an e-mail address for Zalo', [{ ...email, channel: 'zalo' }]],
  ['capital letters in an e-mail address', [{ ...email, address: 'Booking@thu.test' }]],
  ['an unknown channel', [{ ...sms, channel: 'fax' }]],
  ['an address twice', [sms, { ...sms, channel: 'zalo' }]],
  ['a sixth contact', Array.from({ length: 6 }, (_, at) => ({ ...sms, address: `091234567${at}` }))],
])('refuses %s', (_, contacts) => {
  expect(clubContacts.safeParse(contacts).success).toBe(false)
})
