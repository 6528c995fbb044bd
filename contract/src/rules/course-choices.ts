/** Regions of the refund terms: Nha Trang has its own within the centre. */
export const subRegions = ['north', 'central', 'nha-trang', 'south'] as const

/** What a row of refund terms is for; the nearest one holds, `standard` last. */
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
