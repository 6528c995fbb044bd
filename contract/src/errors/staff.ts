import { approvalNeededCode } from '../rules/money/approval.ts'
import type { ErrorEntries } from './entry.ts'

/** Refusals of the console about the operator's own staff. */
export const staffErrors = {
  'staff.wrongPassword': { code: 1801 },
  'staff.codeNeeded': { code: 1893 },
  'staff.wrongCode': { code: 1894 },
  'staff.factorKnown': { code: 1892 },
  'staff.factorNeeded': { code: 403 },
  'staff.passkeyRefused': { code: 1914 },
  /** A factor outlasts a session: an unattended console must not be enough to change one. */
  'staff.proofNeeded': { code: 1917 },
  'staff.noteMissing': { code: 1877 },
  'staff.reasonMissing': { code: 1802 },
  'staff.payByAfterTeeTime': { code: 1878, slots: ['time'] },
  'staff.paymentWaits': { code: 1940 },
  'staff.teeTimeNeeded': { code: 1803 },
  'staff.priceNeeded': { code: 1804 },
  'staff.noRate': { code: 1974 },
  /** The tax code of a company has ten or thirteen digits, of which the tenth checks the nine before it. */
  'company.taxCode': { code: 1975 },
  'company.incomplete': { code: 1976 },
  /** A receipt names the buyer for good. */
  'company.issued': { code: 1939 },
  'staff.receiptSettled': { code: 409 },
  'claim.changed': { code: 409 },
  'claim.snoozePast': { code: 1931 },
  'message.empty': { code: 1932 },
  'message.tooLong': { code: 1933, slots: ['n'] },
  'message.noPhone': { code: 1934 },
  'message.newer': { code: 409 },
  'attachment.type': { code: 1941 },
  'attachment.tooMany': { code: 1942, slots: ['n'] },
  /** The time to undo an act is over: the removed file is deleted for good, the message to the golfer is on its way. */
  'staff.undoOver': { code: 1959 },
  'job.changed': { code: 409 },
  'job.monthRuns': { code: 1943 },
  'job.stopped': { code: 1944 },
  'approval.needed': { code: approvalNeededCode },
  'approval.samePerson': { code: 1937 },
  'approval.decided': { code: 409 },
  'ledger.statement': { code: 1805, slots: ['n'] },
  'ledger.moreThanOwed': { code: 1807 },
  /** Our bank account has less in the books: money of the counter or a gateway has not been booked as arrived. */
  'ledger.bankTooLow': { code: 1810 },
  'ledger.receiptDiffers': { code: 1808 },
  'ledger.lineKnown': { code: 1809 },
  'ledger.noStatement': { code: 1806 },
} as const satisfies ErrorEntries
