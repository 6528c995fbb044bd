/** What most golfers open next; its scripts are fetched side by side instead of one after the other. */
const oftenOpened = ['booking-now', 'choose-course-dialog', 'course-detail', 'find-tee-times', 'login-dialog']
const everywhere = ['course-cards', 'first', 'index', 'react', 'rolldown-runtime', 'routing']
const named = new Set([...oftenOpened, ...everywhere])

/**
 * The name of a script. The first load carries the names of all files that a later page may need, and words cost it
 * 600 bytes more than figures alone, so that only the files looked for below have words in their name; the build's
 * `.vite/manifest.json` says what is in any other.
 */
export function scriptName({ name }: { name: string }): string {
  return named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:8].js'
}

/**
 * The files that are fetched together with a lazy file: its styles always, and the scripts that it imports only where
 * that is worth their names in every first load.
 */
export function fetchedSideBySide(file: string, needed: string[]): string[] {
  const isOftenOpened = isOneOf(oftenOpened, file)
  return needed.filter((name) => name.endsWith('.css') || (isOftenOpened && !isOneOf(everywhere, name)))
}

const isOneOf = (names: readonly string[], file: string) => names.some((name) => file.includes(`/${name}-`))
