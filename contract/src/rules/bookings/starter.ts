/** The most characters of a note for the starter. */
export const startNoteLength = 200
/** The most characters of the number of a caddie or a buggy, as the club writes it. */
export const caddieLength = 10

/** With which caddie and buggy a player starts, by the numbers of the club; empty for none. */
export type Start = { caddie: string; buggy: string; is_walking: boolean }

/** The three of an object that has more. */
export function startOf({ caddie, buggy, is_walking }: Start): Start {
  return { caddie, buggy, is_walking }
}

export function isSameStart(one: Start, other: Start): boolean {
  return one.caddie === other.caddie && one.buggy === other.buggy && one.is_walking === other.is_walking
}

/** The numbers of the buggies that more than one of these players have. */
export function sharedBuggies(players: readonly Pick<Start, 'buggy'>[]): Set<string> {
  const given = players.map(({ buggy }) => buggy).filter((buggy) => buggy !== '')
  return new Set(given.filter((buggy, place) => given.indexOf(buggy) !== place))
}
