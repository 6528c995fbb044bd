/** Regions of the refund terms: Nha Trang has its own within the centre. */
export const subRegions = ['north', 'central', 'nha-trang', 'south'] as const

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
