/** A part of the repository and the parts it may import. */
export type Part = { name: string; purpose: string; mayImport: readonly string[]; note?: string }

/** The parts that hold the product. What measures, tests or builds it may import anything. */
export const parts: readonly Part[] = [
  {
    name: 'texts',
    purpose: 'the languages and every text of the product: one folder a language',
    mayImport: [],
  },
  {
    name: 'contract',
    purpose:
      'every call of the wire with its request and response, the error catalogue, and the rules all share',
    mayImport: ['texts'],
  },
  {
    name: 'server',
    purpose: 'domain verbs, HTTP, jobs, gateways, the embedded engine',
    mayImport: ['texts', 'contract', 'demo', 'sandbox'],
    note: 'demo and sandbox only in `start.ts` and for pictures',
  },
  {
    name: 'web',
    purpose: "the golfers' pages, grouped by what the golfer does; themes",
    mayImport: ['texts', 'contract'],
    note: 'types, `rules/` and `display/`',
  },
  {
    name: 'console',
    purpose: "the operator's console under /staff: its pages, kit on Mantine",
    mayImport: ['texts', 'contract'],
    note: 'types, `rules/` and `display/`',
  },
  {
    name: 'sandbox',
    purpose: 'stands in for the SMS network, the banks and the card gateways',
    mayImport: ['contract'],
  },
  { name: 'demo', purpose: 'the demo world and the drawing of its pictures', mayImport: ['contract'] },
]

/** The areas of `server/src`, from the lowest: each may import those before it. */
export const areas: readonly { name: string; purpose: string }[] = [
  {
    name: 'platform',
    purpose:
      'what the domain stands on: HTTP, database and engine, jobs, gateways, notifications, ledger, audit, settings; no tee time',
  },
  {
    name: 'identity',
    purpose:
      'members, sessions, one-time codes, captcha, sign-in, staff accounts, partners and single sign-on, player look-up',
  },
  { name: 'golf', purpose: 'courses, rates and schedule, tee sheet, offers, search, insurance packages' },
  {
    name: 'bookings',
    purpose: 'from the request to the order: states, pricing, confirmation, placing, certificates',
  },
  {
    name: 'money',
    purpose: 'payments by every method, bank receipts, wallet, refunds, payouts, documents, the daily close',
  },
  {
    name: 'rounds',
    purpose:
      'a booking once it is made: bill, history, calendar, cancellation, deadlines, the work of staff on it',
  },
  { name: 'engagement', purpose: 'content, reviews, complaints' },
  {
    name: 'operations',
    purpose: 'the staff queue, golf data in the console, members in the console, privacy requests',
  },
  { name: 'app', purpose: 'composition: the list of modules, start' },
]

/** Folders of `server/src` that only tests use. */
export const testFolders: readonly string[] = ['testing', 'promises']

/** Where folders beside each other may not import in a circle. */
export const withoutFolderCycles: readonly string[] = [
  'contract/src',
  'server/src',
  'sandbox/src',
  'demo/src',
  'console/src',
  'web/src',
]
