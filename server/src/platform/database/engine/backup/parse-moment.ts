const form = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?) ?(?:(Z)|([+-]\d\d):?(\d\d)?)?$/

/**
 * A moment as an operator types it, with its zone as a number: Vietnam's when none is given. Both PostgreSQL, which
 * knows no names of zones yet when it reads this setting, and `Date.parse` read the result.
 *
 * @throws when it is not a moment
 */
export function parseMoment(typed: string): string {
  const [, day, time, utc, hours = utc ? '+00' : '+07', minutes = '00'] = form.exec(typed.trim()) ?? []
  const moment = `${day}T${time}${hours}:${minutes}`
  if (day === undefined || Number.isNaN(Date.parse(moment)))
    throw new Error(`"${typed}" is not a moment such as "2026-11-26 08:30:00" or "2026-11-26T01:30:00Z".`)
  return moment
}
