/** The messages to a golfer that are written in four languages. */
export const golferMessages = ['call_back', 'name_players', 'arrive_early', 'club_rules'] as const
export type GolferMessage = (typeof golferMessages)[number]

/** As many characters of typed words as fit into an SMS of three parts. */
export const longestWords = 120

/** Golfers are asked to be at the counter so long before the tee time. */
export const arriveBeforeSeconds = 30 * 60
