import type { IconName } from './kit/icon.tsx'

/** A page of the menu: its file in `pages/`, which is also its address below /staff, and its icon. */
type MenuPage = readonly [page: string, icon: IconName]

/** The menu in groups by purpose: daily work, golf, the site, administration. Each page names its title and its call. */
export const menu = [
  [
    ['queue', 'clock'],
    ['receipts', 'bank'],
    ['refunds', 'wallet'],
    ['complaints', 'chat'],
    ['members', 'players'],
    ['club-portal', 'flag'],
  ],
  [
    ['tee-sheet', 'calendar'],
    ['courses', 'golf'],
    ['rates', 'prices'],
    ['offers', 'tag'],
  ],
  [
    ['news', 'news'],
    ['banners', 'flag'],
    ['reviews', 'star'],
    ['packages', 'trophy'],
  ],
  [
    ['reports', 'chart'],
    ['jobs', 'refresh'],
    ['ledger', 'list'],
    ['statements', 'bank'],
    ['partners', 'shield'],
    ['users', 'login'],
    ['audit', 'search'],
    ['operations', 'pulse'],
    ['settings', 'settings'],
    ['account', 'players'],
  ],
] as const satisfies readonly (readonly MenuPage[])[]
