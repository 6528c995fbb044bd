import type { KeyOf } from '@teeviet/contract/display/translate'
import type account from '@teeviet/texts/vi/console/account.json'
import type bill from '@teeviet/texts/vi/console/bill.json'
import type club from '@teeviet/texts/vi/console/club.json'
import type complaint from '@teeviet/texts/vi/console/complaint.json'
import type staff from '@teeviet/texts/vi/console/staff.json'
import type staffCommon from '@teeviet/texts/vi/console/staff-admin.json'
import type staffChange from '@teeviet/texts/vi/console/staff-change.json'
import type staffContent from '@teeviet/texts/vi/console/staff-content.json'
import type staffCounter from '@teeviet/texts/vi/console/staff-counter.json'
import type staffGolf from '@teeviet/texts/vi/console/staff-golf.json'
import type staffHio from '@teeviet/texts/vi/console/staff-hio.json'
import type staffHolidays from '@teeviet/texts/vi/console/staff-holidays.json'
import type staffJobs from '@teeviet/texts/vi/console/staff-jobs.json'
import type staffMoney from '@teeviet/texts/vi/console/staff-money.json'
import type staffNewBooking from '@teeviet/texts/vi/console/staff-new-booking.json'
import type staffOperations from '@teeviet/texts/vi/console/staff-operations.json'
import type staffPartners from '@teeviet/texts/vi/console/staff-partners.json'
import type staffPeople from '@teeviet/texts/vi/console/staff-people.json'
import type staffPermissions from '@teeviet/texts/vi/console/staff-permissions.json'
import type staffRefunds from '@teeviet/texts/vi/console/staff-refunds.json'
import type staffReports from '@teeviet/texts/vi/console/staff-reports.json'
import type staffSettings from '@teeviet/texts/vi/console/staff-settings.json'
import type staffSharing from '@teeviet/texts/vi/console/staff-sharing.json'
import type staffStatement from '@teeviet/texts/vi/console/staff-statement.json'
import type staffSystems from '@teeviet/texts/vi/console/staff-systems.json'
import type staffWaitlist from '@teeviet/texts/vi/console/staff-waitlist.json'
import type ui from '@teeviet/texts/vi/console/ui.json'
import type endReasons from '@teeviet/texts/vi/server/end-reasons.json'

/** The areas that texts are kept in: one file an area and language. */
type Areas = {
  ui: typeof ui
  account: typeof account
  bill: typeof bill
  'staff-change': typeof staffChange
  club: typeof club
  complaint: typeof complaint
  'staff-sharing': typeof staffSharing
  staff: typeof staff
  'end-reasons': typeof endReasons
  'staff-admin': typeof staffCommon
  'staff-content': typeof staffContent
  'staff-people': typeof staffPeople
  'staff-new-booking': typeof staffNewBooking
  'staff-counter': typeof staffCounter
  'staff-golf': typeof staffGolf
  'staff-hio': typeof staffHio
  'staff-holidays': typeof staffHolidays
  'staff-jobs': typeof staffJobs
  'staff-money': typeof staffMoney
  'staff-partners': typeof staffPartners
  'staff-permissions': typeof staffPermissions
  'staff-refunds': typeof staffRefunds
  'staff-operations': typeof staffOperations
  'staff-reports': typeof staffReports
  'staff-settings': typeof staffSettings
  'staff-statement': typeof staffStatement
  'staff-waitlist': typeof staffWaitlist
  'staff-systems': typeof staffSystems
}

export type Area = keyof Areas

/** The keys of an area's texts. */
export type TextKey<A extends Area> = KeyOf<Areas[A]>
