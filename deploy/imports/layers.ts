/** A part of the repository and the parts it may import. */
export type Part = { name: string; purpose: string; mayImport: readonly string[]; note?: string }

/**
 * The parts of the repository: those that hold the product, then those that test, measure and build it. A test follows
 * the rules of its part, but may import every area and folder of that part.
 */
export const parts: readonly Part[] = [
  {
    name: 'texts',
    purpose: 'the languages and every text of the product: one folder per language',
    mayImport: [],
  },
  {
    name: 'contract',
    purpose:
      'every call of the wire with its request and response, the error catalogue, the shared rules, and following a live stream',
    mayImport: ['texts'],
  },
  {
    name: 'server',
    purpose: 'domain verbs, HTTP, jobs, gateways, the embedded engine',
    mayImport: ['texts', 'contract', 'demo', 'sandbox', 'deploy'],
    note: 'demo and sandbox only in `start.ts` and for pictures; of deploy only `free-port.mjs`, in tests',
  },
  {
    name: 'web',
    purpose: "the golfers' pages, grouped by the golfer's task; themes",
    mayImport: ['texts', 'contract', 'deploy'],
    note: 'types, `rules/`, `display/` and `live/`; of deploy only `build-tools/`',
  },
  {
    name: 'console',
    purpose: "the operator's console under /staff: its pages and its components on Mantine",
    mayImport: ['texts', 'contract', 'deploy'],
    note: 'types, `rules/`, `display/` and `live/`; of deploy only `build-tools/`',
  },
  {
    name: 'sandbox',
    purpose: 'simulates the SMS network, the banks and the card gateways',
    mayImport: ['contract'],
  },
  { name: 'demo', purpose: 'the demo data and the generation of its pictures', mayImport: ['contract'] },
  {
    name: 'e2e',
    purpose: 'browser tests: they know the product by its pages and calls',
    mayImport: ['contract', 'deploy'],
  },
  {
    name: 'bench',
    purpose: 'measurements of the running server',
    mayImport: ['contract', 'server', 'demo', 'sandbox', 'e2e'],
    note: 'of e2e only the browser and the texts it finds things by',
  },
  {
    name: 'deploy',
    purpose: 'checks, start-up scripts, helpers of the builds',
    mayImport: ['texts', 'contract', 'web', 'console'],
    note: 'of web and console only the lists of routes',
  },
]

/** A folder of a part's `src` with its modules. */
export type Area = { name: string; purpose: string }

/** The areas of a part's `src`, from the lowest: each may import those before it. */
export const areas: Readonly<Record<'server' | 'web', readonly Area[]>> = {
  server: [
    {
      name: 'platform',
      purpose:
        'infrastructure without golf rules: HTTP, database and engine, jobs, gateways, notifications, ledger, settings',
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
      purpose: 'existing bookings: bill, history, calendar, cancellation, deadlines, actions of staff',
    },
    { name: 'engagement', purpose: 'content, reviews, complaints' },
    {
      name: 'operations',
      purpose:
        'the staff queue, golf data in the console, members in the console, reports, jobs of staff, privacy requests, the public service record',
    },
    { name: 'app', purpose: 'composition: the list of modules, start' },
  ],
  web: [
    { name: 'dialogs', purpose: 'opens dialogs and toasts by name' },
    {
      name: 'session',
      purpose: "state stored in the browser: session, source, drafts; the server's time",
    },
    { name: 'i18n', purpose: "the page's language and its texts" },
    { name: 'api', purpose: "the client of the server's calls, and every query of the server" },
    { name: 'themes', purpose: 'colours, fonts and icons, and the themes of partners' },
    {
      name: 'viewer',
      purpose:
        "the viewer: partner, its theme, the features that its golfers see, messages to the partner's app",
    },
    {
      name: 'ui',
      purpose: 'components without a domain: forms, dialogs, layout, pictures, booking status',
    },
    {
      name: 'site',
      purpose: 'site-wide facts: settings, deadlines, hotline, the head of a page',
    },
    { name: 'account', purpose: 'login by code, profile, settings' },
    { name: 'partner', purpose: 'entry from a bank: token, login, choosers, checkpoint, services' },
    { name: 'content', purpose: 'news, policies (texts and their page), complaints' },
    {
      name: 'pay',
      purpose: "payment: methods, bank transfer, card, points, the banks' own pages, wallet, refunds",
    },
    {
      name: 'rounds',
      purpose:
        'existing bookings: history, bill, round and its offline copy, cancellation, documents, certificate',
    },
    {
      name: 'book',
      purpose:
        'booking: tee times, play time, players, insurance, estimate, form and draft, sending, next steps',
    },
    {
      name: 'discover',
      purpose:
        'course search: home, search, map, the page of a course, lists of courses, offers and sales, price table, reviews',
    },
    { name: 'shell', purpose: 'the frame of every page, and the registry of dialogs' },
    { name: 'design', purpose: 'the page `/design`, which shows every component' },
    { name: 'pages', purpose: 'one file per route, in folders by area' },
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
