import { dayOf } from '@teeviet/contract/rules/time/dates'
import { type Alternative, type BookingDraft, type ChosenPackage, emptyDraft } from './booking-draft.ts'
import { isPlayers } from './is-players.ts'

/** Reads a draft that was kept; what does not look like one counts as nothing, and so does a day that has gone by. */
export function readDraft(kept: unknown, now: number): BookingDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { course, play, players, count, flightSizes, packages, isAgreed, visit } = { ...emptyDraft, ...kept }
  const isWhole =
    (course === null || (typeof course.id === 'number' && typeof course.title === 'string')) &&
    (play === null ||
      (typeof play.startsAt === 'number' &&
        typeof play.isAnyTime === 'boolean' &&
        areAlternatives(play.alternatives))) &&
    (players === null || isPlayers(players)) &&
    Array.isArray(packages) &&
    packages.every(
      (chosen: ChosenPackage) => typeof chosen?.id === 'number' && typeof chosen.price === 'number',
    )
  if (!isWhole) return null
  const isToCome = play !== null && dayOf(play.startsAt) >= dayOf(now)
  return {
    course,
    play: isToCome ? play : null,
    players,
    count: typeof count === 'number' ? count : null,
    flightSizes: isSizes(flightSizes) ? flightSizes : null,
    packages,
    isAgreed: isAgreed !== false,
    visit: typeof visit === 'string' ? visit : null,
  }
}

function areAlternatives(value: unknown): boolean {
  return (
    value === undefined ||
    (Array.isArray(value) &&
      value.every(
        (one: Alternative) =>
          [one?.facility_id, one?.start_at, one?.price].every(Number.isInteger) &&
          typeof one.title === 'string',
      ))
  )
}

function isSizes(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((size) => Number.isInteger(size))
}
