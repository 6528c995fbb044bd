import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import { day, filled, flag, request, yesNo } from '../../../fields.ts'
import { holidayNames } from '../../../rules/time/holidays.ts'

const holiday = z.object({
  day: z.string(),
  /** Which holiday by law; null for an announced one. */
  law: z.enum(holidayNames).nullable(),
  /** As it was announced; empty for a holiday by law. */
  name: z.string(),
  /** The refund terms of Tet hold on it. */
  is_tet: yesNo,
  is_announced: yesNo,
  /** Who announced it; empty for a holiday by law. */
  by: z.string(),
})
const holidays = z.array(holiday).meta({ id: 'Holidays' })

/** First and last day, both included. */
const span = { date_from: day, date_to: day }

export const staffHolidays = defineCall({
  method: 'GET',
  path: '/api/staff/holidays',
  may: { staff: 'settings.edit' },
  summary: 'List the holidays',
  description: 'Returns the holidays from the start of the year on, by law and announced, in order.',
  request: request({}),
  response: holidays,
})

export const previewHolidays = defineCall({
  method: 'POST',
  path: '/api/staff/holidays/preview',
  may: { staff: 'settings.edit' },
  summary: 'Preview a change of the holidays',
  description:
    'Returns what announcing the days, or removing the announced ones, would change: for each day that would become ' +
    'another kind of day, the tee times and courses whose price would change, and the bookings that keep theirs. ' +
    'Nothing is saved. Refused like the change itself.',
  request: request({ ...span, is_removed: flag }),
  response: z.array(
    z.object({
      day: z.string(),
      courses: z.int(),
      tee_times: z.int(),
      /** Bookings with places on the day; they keep their price. */
      bookings: z.int(),
    }),
  ),
})

const changed = z.object({
  holidays,
  /** Tee times that cost something else from now on. */
  repriced: z.int(),
})

export const announceHolidays = defineCall({
  method: 'POST',
  path: '/api/staff/holidays',
  may: { staff: 'settings.edit' },
  summary: 'Announce holidays',
  description:
    'Makes days from today on holidays, as the government announced them, and prices their future tee times by it. ' +
    'Bookings already sent keep their price and refund terms. A day that is a holiday already stays as it is. ' +
    'Refused for days that have passed (`holiday.past`) and for too many at once (`holiday.tooManyDays`).',
  request: request({ ...span, name: filled(80), is_tet: flag }),
  response: changed,
})

export const removeHolidays = defineCall({
  method: 'POST',
  path: '/api/staff/holidays/remove',
  may: { staff: 'settings.edit' },
  summary: 'Remove announced holidays',
  description:
    'Makes announced holidays from today on ordinary days again, and prices their future tee times by it. Bookings ' +
    'already sent keep their price and refund terms. Holidays by law stay (`holiday.byLaw`).',
  request: request(span),
  response: changed,
})
