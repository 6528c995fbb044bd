/** The party responsible for each reason of a booking's end. Codes are stored and never change. */
const sides = {
  weather: 'club',
  course_closed: 'club',
  maintenance: 'club',
  tournament: 'club',
  tee_time_taken: 'club',
  price_error: 'operator',
  club_no_answer: 'operator',
  unreachable: 'operator',
  golfer_asked: 'golfer',
  not_paid: 'system',
  no_code: 'system',
} as const

export type EndReason = keyof typeof sides

/** The reasons staff choose from when the club, or the operator, cannot take a booking. */
export const staffEndReasons = [
  'weather',
  'course_closed',
  'maintenance',
  'tournament',
  'tee_time_taken',
  'price_error',
  'club_no_answer',
  'unreachable',
] as const satisfies readonly EndReason[]
export type StaffEndReason = (typeof staffEndReasons)[number]

/** The reasons a club chooses from when it declines a request by its link. */
export const clubEndReasons = [
  'weather',
  'course_closed',
  'maintenance',
  'tournament',
  'tee_time_taken',
] as const satisfies readonly StaffEndReason[]

/** Every reason, including those set only by the product itself. */
export const endReasons = Object.keys(sides) as readonly EndReason[]

/** The party that ended a booking: its golfer, the club, the operator, or the clock. */
export const endedBy = ['golfer', 'club', 'operator', 'system'] as const
export type EndedBy = (typeof endedBy)[number]

/**
 * The party that ended a booking. Staff end it for the club unless the reason is the operator's, or the request of the
 * golfer.
 */
export function endingActor(
  actor: 'member' | 'staff' | 'system' | 'club',
  reason: EndReason | null,
): EndedBy {
  if (actor === 'club') return 'club'
  if (actor !== 'staff') return actor === 'member' ? 'golfer' : 'system'
  return reason === null ? 'club' : sides[reason]
}
