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

/** A folder of a part's `src` with its modules. */
export type Area = { name: string; purpose: string }

/** The areas of a part's `src`, from the lowest: each may import those before it. */
export const areas: Readonly<Record<'server' | 'web', readonly Area[]>> = {
  server: [
    {
      name: 'platform',
      purpose:
        'what the domain stands on: HTTP, database and engine, jobs, gateways, notifications, ledger, settings; no tee time',
    },
    {
      name: 'identity',
      purpose:
        'members, sessions, one-time codes, captcha, sign-in, staff accounts and their audit trail, partners and single sign-on, player look-up',
    },
    { name: 'golf', purpose: 'courses, rates and schedule, tee sheet, offers, search' },
    {
      name: 'bookings',
      purpose: 'from the request to the order: states, pricing, confirmation, placing, insurance',
    },
    {
      name: 'money',
      purpose:
        'payments by every method, bank receipts, wallet, refunds, payouts, documents, the daily close',
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
  ],
  web: [
    { name: 'dialogs', purpose: 'opens a dialog by its name, or a toast, from anywhere' },
    {
      name: 'session',
      purpose: "what this browser keeps: who is signed in, by which source, drafts; the server's time",
    },
    { name: 'i18n', purpose: "the page's language and its texts" },
    { name: 'api', purpose: "the client of the server's calls, and queries that several areas ask" },
    { name: 'themes', purpose: "colours, letters and icon drawings, and a partner's over them" },
    {
      name: 'viewer',
      purpose:
        'who looks at the page: the partner, its look, what its golfers may see, its app around the page',
    },
    {
      name: 'ui',
      purpose: 'the pieces every page is made of: forms, dialogs, layout, pictures, how a booking stands',
    },
    {
      name: 'site',
      purpose:
        'what the site says of itself everywhere: settings, promised times, hotline, the head of a page',
    },
    { name: 'account', purpose: 'logs in by a code, edits the profile, settings' },
    { name: 'partner', purpose: 'comes from a bank: its token, login, choosers, checkpoint, services' },
    { name: 'content', purpose: 'reads: news, policies (texts and their page), complaints' },
    {
      name: 'pay',
      purpose: "pays: the methods, bank transfer, card, points, the banks' own pages, wallet, refunds",
    },
    {
      name: 'rounds',
      purpose:
        'keeps it: history, the bill, the round and its copy without a network, cancellation, documents, certificate',
    },
    {
      name: 'book',
      purpose:
        'books: tee times, play time, players, insurance, estimate, the form and its draft, sending, what comes next',
    },
    {
      name: 'discover',
      purpose:
        "finds a course: home, search, map, a course's page, lists of courses, offers and sales, price table, reviews",
    },
    { name: 'shell', purpose: 'what stands around every page, and every dialog by its name' },
    { name: 'design', purpose: 'the page `/design`, which shows every piece' },
    { name: 'pages', purpose: 'one file a route, in folders by area' },
  ],
}

/** Folders of `server/src` that only tests use. */
export const testFolders: readonly string[] = ['testing', 'invariants']

/** Where adjacent folders may not import in a circle. */
export const withoutFolderCycles: readonly string[] = [
  'contract/src',
  'server/src',
  'sandbox/src',
  'demo/src',
  'console/src',
  'web/src',
]
