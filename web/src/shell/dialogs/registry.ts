import type { ComponentType } from 'react'
import type { DialogControl } from '#dialogs/open.ts'
import type { Area } from '#i18n/areas.ts'

type Entry<Props> = {
  /** The dialog's file, loaded when it is first opened. */
  readonly load: () => Promise<{ default: ComponentType<Props> }>
  /** The texts it needs beside those of its page. */
  readonly areas: readonly Area[]
}

function dialog<Props extends DialogControl>(load: Entry<Props>['load'], ...areas: Area[]): Entry<Props> {
  return { load, areas }
}

/** Every dialog of the product by name. Each lives in a file of its own with a default export. */
export const dialogs = {
  confirm: dialog(() => import('./confirm-dialog.tsx')),
  // The same dialog under a name of its own: it may have to be on top of an open question.
  'session-ended': dialog(() => import('./confirm-dialog.tsx')),
  notice: dialog(() => import('./notice-dialog.tsx')),
  menu: dialog(() => import('../navigation/menu-dialog.tsx')),
  login: dialog(() => import('#account/login/login-dialog.tsx'), 'account'),
  otp: dialog(() => import('#account/code/otp-dialog.tsx'), 'account'),
  profile: dialog(() => import('#account/profile/profile-dialog.tsx'), 'account', 'wallet'),
  'update-info': dialog(() => import('#account/profile/update-info-dialog.tsx'), 'account'),
  'delete-account': dialog(
    () => import('#account/settings/delete-dialog.tsx'),
    'account-settings',
    'account',
    'bill',
  ),
  wallet: dialog(() => import('#pay/wallet/wallet-dialog.tsx'), 'wallet'),
  'choose-course': dialog(() => import('#discover/course-picker/choose-course-dialog.tsx'), 'pickers'),
  'play-time': dialog(() => import('#book/play-time/play-time-dialog.tsx'), 'pickers', 'tee-times'),
  'choose-day': dialog(() => import('#discover/prices/choose-day-dialog.tsx'), 'prices'),
  'search-filters': dialog(
    () => import('#discover/search/filter-dialog.tsx'),
    'search',
    'course',
    'tee-times',
  ),
  'course-map': dialog(() => import('#discover/map/map-dialog.tsx'), 'search'),
  pictures: dialog(() => import('#discover/course-page/pictures-dialog.tsx'), 'course'),
  'add-players': dialog(() => import('#book/players/add-players-dialog.tsx'), 'players', 'booking'),
  'find-member': dialog(() => import('#book/players/find-member-dialog.tsx'), 'players'),
  'map-phone': dialog(() => import('#book/players/map-phone-dialog.tsx'), 'players'),
  'booking-sent': dialog(() => import('#book/sent/sent-dialog.tsx'), 'booking'),
  packages: dialog(() => import('#book/insurance/packages-dialog.tsx'), 'insurance'),
  'date-range': dialog(() => import('#rounds/history/date-range-dialog.tsx'), 'history'),
  'switch-account': dialog(() => import('#partner/checkpoint/switch-account-dialog.tsx'), 'partners'),
  reopen: dialog(() => import('#partner/checkpoint/reopen-dialog.tsx'), 'partners'),
  'cancel-booking': dialog(() => import('#rounds/cancellation/cancel-dialog.tsx'), 'bill'),
  'change-booking': dialog(() => import('#rounds/change/change-dialog.tsx'), 'bill'),
  complaint: dialog(() => import('#content/complaints/complaint-dialog.tsx'), 'complaint'),
  'refund-target': dialog(() => import('#pay/refunds/refund-target-dialog.tsx'), 'bill'),
  'card-payment': dialog(() => import('#pay/card/card-payment-dialog.tsx'), 'payment'),
}

type PropsOf<E> = E extends Entry<infer Props> ? Omit<Props, keyof DialogControl> : never
type PropsByName = { [Name in keyof typeof dialogs]: PropsOf<(typeof dialogs)[Name]> }

declare module '#dialogs/open.ts' {
  interface Dialogs extends PropsByName {}
}
