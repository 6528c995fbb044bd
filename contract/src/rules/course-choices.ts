/** Regions of the refund terms: Nha Trang has its own within the centre. */
export const subRegions = ['north', 'central', 'nha-trang', 'south'] as const

/** What a club may have besides its course, in the order in which golfers read it. */
export const facilities = [
  'driving_range',
  'putting_green',
  'club_rental',
  'pro_shop',
  'locker_room',
  'restaurant',
  'lodging',
  'pool',
] as const

/** The scope of a row of refund terms; the nearest one applies, `standard` last. */
export const refundKinds = [
  'standard',
  'weekday',
  'weekend',
  'group',
  'tournament',
  'holiday',
  'tet',
] as const
export type RefundKind = (typeof refundKinds)[number]
