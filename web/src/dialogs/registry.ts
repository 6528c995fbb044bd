import type { ComponentType } from 'react'
import type { Area } from '../i18n/areas.ts'

/** What every dialog gets beside its own properties. */
export type DialogControl = {
  close: (result?: unknown) => void
  /** Closes it after so many milliseconds, also when the golfer goes to another page meanwhile. */
  closeAfter: (ms: number) => void
}

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
  // The same box under a name of its own: it may have to lie over a question that is open already.
  'session-ended': dialog(() => import('./confirm-dialog.tsx')),
  notice: dialog(() => import('./notice-dialog.tsx')),
  menu: dialog(() => import('../shell/menu-dialog.tsx')),
  login: dialog(() => import('../features/login/login-dialog.tsx'), 'account'),
  otp: dialog(() => import('../features/login/otp-dialog.tsx'), 'account'),
  profile: dialog(() => import('../features/profile/profile-dialog.tsx'), 'account', 'wallet'),
  'update-info': dialog(() => import('../features/profile/update-info-dialog.tsx'), 'account'),
  'delete-account': dialog(
    () => import('../features/account/delete-dialog.tsx'),
    'account-settings',
    'account',
    'bill',
  ),
  wallet: dialog(() => import('../features/wallet/wallet-dialog.tsx'), 'wallet'),
  'choose-course': dialog(() => import('../features/courses/choose-course-dialog.tsx'), 'pickers'),
  'play-time': dialog(() => import('../features/play-time/play-time-dialog.tsx'), 'pickers'),
  'choose-day': dialog(() => import('../features/prices/choose-day-dialog.tsx'), 'prices'),
  'search-filters': dialog(
    () => import('../features/search/filter-dialog.tsx'),
    'search',
    'course',
    'tee-times',
  ),
  'course-map': dialog(() => import('../features/map/map-dialog.tsx'), 'search'),
  pictures: dialog(() => import('../features/courses/pictures-dialog.tsx'), 'course'),
  'add-players': dialog(() => import('../features/players/add-players-dialog.tsx'), 'players'),
  'map-phone': dialog(() => import('../features/players/map-phone-dialog.tsx'), 'players'),
  'booking-sent': dialog(() => import('../features/booking-form/sent-dialog.tsx'), 'booking'),
  packages: dialog(() => import('../features/insurance/packages-dialog.tsx'), 'insurance'),
  'date-range': dialog(() => import('../features/history/date-range-dialog.tsx'), 'history'),
  'switch-account': dialog(() => import('../features/partners/switch-account-dialog.tsx'), 'partners'),
  reopen: dialog(() => import('../features/partners/reopen-dialog.tsx'), 'partners'),
  'cancel-booking': dialog(() => import('../features/bill/cancel-dialog.tsx'), 'bill'),
  complaint: dialog(() => import('../features/complaints/complaint-dialog.tsx'), 'complaint'),
  'refund-target': dialog(() => import('../features/bill/refund-target-dialog.tsx'), 'bill'),
  'card-payment': dialog(() => import('../features/payment/card-payment-dialog.tsx'), 'payment'),
}

export type DialogName = keyof typeof dialogs

type PropsOf<E> = E extends Entry<infer Props> ? Props : never

/** What a caller passes to `openDialog(name, …)`. */
export type DialogProps<Name extends DialogName> = Omit<PropsOf<(typeof dialogs)[Name]>, keyof DialogControl>
