import type { Player } from '../players/player.ts'

/** Whether a stored value is a list of players. */
export function isPlayers(value: unknown): value is Player[] {
  return (
    Array.isArray(value) &&
    value.every(
      (player: unknown) =>
        typeof player === 'object' &&
        player !== null &&
        'userId' in player &&
        typeof player.userId === 'number' &&
        'name' in player &&
        typeof player.name === 'string',
    )
  )
}
