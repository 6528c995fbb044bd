import type { IconName } from './kit/icon.tsx'

/** A page of the menu: its file in the folder of its group, which is also its address below /staff, and its icon. */
type MenuPage = readonly [page: string, icon: IconName]

/** The menu in groups by purpose, each with its folder in `pages/`. Each page names its title and its call. */
export const menu = {
  daily: [
    ['queue', 'clock'],
    ['waitlist', 'players'],
    ['receipts', 'bank'],
    ['refunds', 'wallet'],
    ['complaints', 'chat'],
    ['hio-claims', 'trophy'],
    ['members', 'players'],
    ['club-portal', 'flag'],
  ],
  golf: [
    ['tee-sheet', 'calendar'],
    ['courses', 'golf'],
    ['rates', 'prices'],
    ['offers', 'tag'],
  ],
  site: [
    ['news', 'news'],
    ['banners', 'flag'],
    ['reviews', 'star'],
    ['packages', 'trophy'],
  ],
  administration: [
    ['reports', 'chart'],
    ['jobs', 'refresh'],
    ['ledger', 'list'],
    ['statements', 'bank'],
    ['partners', 'shield'],
    ['users', 'login'],
    ['audit', 'search'],
    ['operations', 'pulse'],
    ['settings', 'settings'],
    ['holidays', 'calendar'],
    ['account', 'players'],
  ],
} as const satisfies Record<string, readonly MenuPage[]>
