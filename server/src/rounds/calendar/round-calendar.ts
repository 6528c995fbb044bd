import { formatFlights, isOnSeveralTeeTimes } from '@teeviet/contract/rules/bookings/flights'
import type { Language } from '@teeviet/contract/rules/languages'
import { usualHoles } from '@teeviet/contract/rules/limits'
import { announced, listOfNames } from '@teeviet/contract/rules/list-of-names'
import { dayMs, startOfDay } from '@teeviet/contract/rules/time/dates'
import { catalogue } from '@teeviet/texts/catalogue'
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { minutesOfRound } from '#golf/weather/minutes-of-round'
import type { Round } from './read-round.ts'

/** Time to drive out and warm up. */
const remindedBeforeSeconds = 2 * 60 * 60

const texts = catalogue('bookings')

/**
 * A round as an iCalendar file: the tee time and the hours it takes, or the whole day while no tee time is fixed. The
 * same round keeps its entry when the file is opened again, and a round that is off takes it out.
 *
 * A group on several tee times is one entry from its first start to the end of its last round, with each tee time and its
 * players in the text: the link goes to everybody, and one entry for each tee time would put the rounds of others into the
 * calendar of each.
 *
 * @param code of the round's link, which names the entry
 * @param page the address of the round's page
 */
export function calendarOf(round: Round, code: string, page: string, lang: Language, now: Date): string {
  const { course, starts_at, number_hole, booking_code, flights } = round
  const isOff = round.state === 'off'
  const calendar = ical({
    name: 'TeeViet',
    prodId: { company: 'TeeViet', product: 'rounds' },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  const start = starts_at ?? startOfDay(round.play_date)
  const hours = minutesOfRound(number_hole ?? usualHoles) * 60_000
  const event = calendar.createEvent({
    id: `${code}@teeviet`,
    stamp: now,
    sequence: isOff ? 1 : 0,
    start: starts_at === null ? allDay(round.play_date) : new Date(start),
    end:
      starts_at === null
        ? allDay(round.play_date, 1)
        : new Date((flights.at(-1)?.date_played ?? start) + hours),
    allDay: starts_at === null,
    summary: announced(texts('calendar.golf', lang), course.name, lang),
    location:
      course.latitude === null || course.longitude === null
        ? { title: course.name, address: course.address }
        : {
            title: course.name,
            address: course.address,
            geo: { lat: course.latitude, lon: course.longitude },
          },
    description: [
      announced(texts('calendar.code', lang), booking_code, lang),
      ...(isOnSeveralTeeTimes(flights)
        ? flightLines(round, lang)
        : [...pathLine(round, lang), playersLine(round, lang)]),
      page,
    ].join('\n'),
    url: page,
    status: isOff
      ? ICalEventStatus.CANCELLED
      : round.state === 'waiting'
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
  })
  if (starts_at !== null && !isOff) {
    event.createAlarm({ type: ICalAlarmType.display, trigger: remindedBeforeSeconds })
  }
  return calendar.toString()
}

function playersLine({ players, number_player }: Round, lang: Language): string {
  return announced(texts('calendar.players', lang), listOfNames(players, lang) || String(number_player), lang)
}

function pathLine({ flights: [only] }: Round, lang: Language): string[] {
  return only?.path ? [announced(texts('calendar.path', lang), only.path, lang)] : []
}

function flightLines({ flights }: Round, lang: Language): string[] {
  const lines = flights.map((flight) =>
    announced(formatFlights([flight], lang), listOfNames(flight.players, lang), lang),
  )
  return [`${texts('calendar.flights', lang)}:`, ...lines]
}

/** A day without a clock is written in UTC by the library, so it gets the UTC day of the same name. */
function allDay(day: string, later = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + later * dayMs)
}
