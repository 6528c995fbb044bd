import type { ChangeNews } from '#platform/notifications/changes/change-texts'
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
    path: pathsOf(before) === pathsOf(after) ? null : pathsOf(after) || null,
    isReinsured: after.cover_vnd !== undefined,
    kept: keptOf(before, after),
    isRenamed: namesAfter.filter((name) => !namesBefore.includes(name)).length > more,
  }
}

/** What goes back of a paid booking and what is kept of players who left, in VND; null when nothing is kept. */
function keptOf(before: Summary, after: Summary) {
  const { kept_vnd: keptVnd = 0 } = after
  return keptVnd === 0
    ? null
    : { keptVnd, refundVnd: Math.max(0, before.amount_vnd - after.amount_vnd - keptVnd) }
}

/** The paths of all starts: `A–B`, or `A–B, B–C` for a group on both. */
const pathsOf = ({ starts }: Summary) => [...new Set(starts.flatMap(({ path }) => path ?? []))].join(', ')

const namesOf = ({ starts }: Summary) => starts.flatMap(({ players }) => players)
