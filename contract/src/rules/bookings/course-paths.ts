/** A nine or a layout of a course, with its number of holes. */
export type CoursePath = { name: string; holes: number }

const nine = 9

/**
 * The paths on which a tee time of so many holes may start: a layout of as many holes (`Ocean`), or different nines one
 * after the other (`A–B`). None at a course with one path, where there is nothing to name.
 */
export function startPaths(paths: readonly CoursePath[], holes: number): string[] {
  if (paths.length < 2) return []
  const short = paths.map(({ name }) => shortName(name))
  const named = paths.map((path, at) => ({
    ...path,
    name: isUnique(short, short[at]) ? (short[at] ?? '') : path.name,
  }))
  const whole = named.filter((path) => path.holes === holes).map(({ name }) => name)
  const nines = named.filter((path) => path.holes === nine).map(({ name }) => name)
  return holes > nine && holes % nine === 0 ? [...whole, ...inTurn(nines, holes / nine)] : whole
}

/** The path that a person typed, among those of a tee time: `a - b` is `A–B`; null when it is none of them. */
export function findPath(typed: string, choices: readonly string[]): string | null {
  return choices.find((path) => folded(path) === folded(typed)) ?? null
}

/** `A – Hillside` and `A (hillside)` are `A` beside another nine. */
function shortName(name: string): string {
  return name.split(/ [–-] | \(/)[0]?.trim() || name
}

const isUnique = (names: readonly string[], name: string | undefined) =>
  names.filter((one) => one === name).length === 1

/** So many different ones of the names, in every order, joined by dashes. */
function inTurn(names: readonly string[], count: number): string[] {
  if (count === 1) return [...names]
  return names.flatMap((name) =>
    inTurn(
      names.filter((other) => other !== name),
      count - 1,
    ).map((rest) => `${name}–${rest}`),
  )
}

const folded = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s*[-–—]\s*/g, '–')
    .trim()
