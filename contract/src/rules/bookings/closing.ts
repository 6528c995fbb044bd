/** Why a tee time is closed; golfers see only that it cannot be had. */
export const closingReasons = ['tournament', 'maintenance', 'weather', 'club', 'other'] as const
export type ClosingReason = (typeof closingReasons)[number]

/** The result for a booking on a closed tee time: it stays, or it ends because the club cannot take it. */
export const closingActions = ['keep', 'end'] as const
/** How many bookings one closing decides about at most; a longer stretch is closed in parts. */
export const mostDecisions = 500
export type ClosingAction = (typeof closingActions)[number]
