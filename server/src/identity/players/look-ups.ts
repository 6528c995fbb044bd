import type { Context } from '#platform/context/context'
import { createLimit, type Limit } from '#platform/http/limit'

/** The limit of how many members a golfer may look up in an hour, whichever call reveals their names. */
export function limitOfLookUps({ pool, config }: Pick<Context, 'pool' | 'config'>): Limit {
  return createLimit(pool, {
    name: 'player-look-ups',
    points: config.rules.playerLookUpsPerMemberPerHour,
    seconds: 60 * 60,
  })
}
