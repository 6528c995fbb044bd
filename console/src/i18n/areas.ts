import type { KeyOf } from '@teeviet/contract/display/translate'
import type account from './locales/vi/account.json'
import type bill from './locales/vi/bill.json'
import type complaint from './locales/vi/complaint.json'
import type staff from './locales/vi/staff.json'
import type staffContent from './locales/vi/staff-content.json'
import type staffDesk from './locales/vi/staff-desk.json'
import type staffGolf from './locales/vi/staff-golf.json'
import type staffMoney from './locales/vi/staff-money.json'
import type staffPartners from './locales/vi/staff-partners.json'
import type staffPeople from './locales/vi/staff-people.json'
import type staffRefunds from './locales/vi/staff-refunds.json'
import type staffSettings from './locales/vi/staff-settings.json'
import type ui from './locales/vi/ui.json'

/** The areas that texts are kept in: one file an area and language. */
type Areas = {
  ui: typeof ui
  account: typeof account
  bill: typeof bill
  complaint: typeof complaint
  staff: typeof staff
  'staff-desk': typeof staffDesk
  'staff-content': typeof staffContent
  'staff-people': typeof staffPeople
  'staff-golf': typeof staffGolf
  'staff-money': typeof staffMoney
  'staff-partners': typeof staffPartners
  'staff-refunds': typeof staffRefunds
  'staff-settings': typeof staffSettings
}

export type Area = keyof Areas

/** The keys of an area's texts. */
export type TextKey<A extends Area> = KeyOf<Areas[A]>
