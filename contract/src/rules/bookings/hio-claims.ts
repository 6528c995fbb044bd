import { hioHoles, hioLeastPlayers } from '../limits.ts'

/** A hole-in-one counts from so many yards on. */
export const hioLeastYards = 50
export const longestHoleYards = 800

/** The states of a hole-in-one claim, in their order; the witness answers the first one, the insurer decides a sent one. */
export const hioClaimStates = [
  'reported',
  'denied',
  'witnessed',
  'sent',
  'paid',
  'refused',
  'withdrawn',
] as const
export type HioClaimState = (typeof hioClaimStates)[number]

/** The states in which a player has no claim any more and may make another one. */
export const endedHioClaimStates = ['refused', 'withdrawn'] as const satisfies readonly HioClaimState[]

/** The steps of each person: the witness by the link, the golfer on the phone, staff in the console. */
const steps = {
  witness: { reported: ['witnessed', 'denied'] },
  golfer: { reported: ['withdrawn'], denied: ['withdrawn'], witnessed: ['withdrawn'] },
  staff: {
    // staff reach a witness by telephone where the link was not answered
    reported: ['witnessed', 'refused'],
    denied: ['witnessed', 'refused'],
    witnessed: ['sent', 'refused'],
    sent: ['paid', 'refused'],
  },
} as const satisfies Record<string, Partial<Record<HioClaimState, readonly HioClaimState[]>>>

/** The states that may follow a state of a claim by a step of a person. */
export function hioClaimStepsFrom(by: keyof typeof steps, state: HioClaimState): readonly HioClaimState[] {
  const table: Partial<Record<HioClaimState, readonly HioClaimState[]>> = steps[by]
  return table[state] ?? []
}

/** The states in which a claim may be sent to the insurer, and sent again. */
export const sendableHioStates = ['witnessed', 'sent'] as const satisfies readonly HioClaimState[]

/** The conditions of a claim, in the order in which golfers read them. */
export const hioConditions = ['paid', 'cover', 'players', 'course', 'time'] as const
export type HioCondition = (typeof hioConditions)[number]

/** What decides about a claim for one player of a booking; instants are epoch milliseconds. */
export type HioFacts = {
  /** Paid, and neither cancelled nor asked to be. */
  isPaid: boolean
  /** What the player's certificates in force cover together, VND. */
  coverVnd: number
  players: number
  courseHoles: number
  /** The holes of the booking; null where it names none. */
  holes: number | null
  startsAt: number
  now: number
  /** How long after the tee time a claim is taken, milliseconds. */
  openMs: number
}

/**
 * The conditions that a claim does not meet; none for one that is taken (terms of the hole-in-one service, article 2).
 * Cover counts on the day of play alone: a claim is taken from the tee time until `openMs` after it.
 */
export function unmetHioConditions(facts: HioFacts): HioCondition[] {
  const { startsAt, now, openMs } = facts
  const isMet: Record<HioCondition, boolean> = {
    paid: facts.isPaid,
    cover: facts.coverVnd > 0,
    players: facts.players >= hioLeastPlayers,
    course: facts.courseHoles >= hioHoles && (facts.holes ?? hioHoles) >= hioHoles,
    time: now >= startsAt && now <= startsAt + openMs,
  }
  return hioConditions.filter((condition) => !isMet[condition])
}
