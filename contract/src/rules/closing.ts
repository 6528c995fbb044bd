/** Why a tee time is closed; golfers see only that it cannot be had. */
export const closingReasons = ['tournament', 'maintenance', 'weather', 'club', 'other'] as const
export type ClosingReason = (typeof closingReasons)[number]
