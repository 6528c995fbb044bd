import type { ChangeNews } from '#platform/notifications/change-texts'
import type { Summary } from '../booking/rows/booking-changes.ts'

/** What a change does, as its golfer reads it. */
export function newsOf(before: Summary, after: Summary): Omit<ChangeNews, 'amount'> {
  const [from, to] = [before.starts[0]?.at, after.starts[0]?.at]
  const [namesBefore, namesAfter] = [namesOf(before), namesOf(after)]
  const more = Math.max(0, namesAfter.length - namesBefore.length)
  return {
    moved: from && to && from !== to ? { from: new Date(from), to: new Date(to) } : null,
    players: namesAfter.length === namesBefore.length ? null : namesAfter.length,
    course: after.course ?? null,
    isRenamed: namesAfter.filter((name) => !namesBefore.includes(name)).length > more,
  }
}

const namesOf = ({ starts }: Summary) => starts.flatMap(({ players }) => players)
