/** What most golfers open next; its scripts are fetched side by side instead of one after the other. */
const oftenOpened = /\/(?:booking-now|choose-course-dialog|course-detail|find-tee-times|login-dialog)-/
const everywhere = /\/(?:course-cards|first|index|react|rolldown-runtime|routing)-/

/**
 * The files that are fetched together with a lazy file: its styles always, and the scripts that it imports only where
 * that is worth their names in every first load.
 */
export function fetchedSideBySide(file: string, needed: string[]): string[] {
  return needed.filter((name) => name.endsWith('.css') || (oftenOpened.test(file) && !everywhere.test(name)))
}
