import { z } from 'zod'
import { defineCall } from '../../../call.ts'
import {
  hasOrderedDays,
  hasOrderedTimes,
  rateFields,
  scheduleBlock,
  unorderedDays,
  unorderedTimes,
} from '../../../entities/staff/golf.ts'
import { staffJob } from '../../../entities/staff/job.ts'
import { id, request } from '../../../fields.ts'
import { mostImportLines } from '../../../rules/staff/jobs.ts'

/** A file of 10,000 rates is about two megabytes. */
const largestBody = 4 * 1024 * 1024

const rates = request({
  rows: z
    .array(
      z
        .object({ course_id: id, ...rateFields })
        .refine(hasOrderedTimes, unorderedTimes)
        .refine(hasOrderedDays, unorderedDays),
    )
    .min(1)
    .max(mostImportLines),
})

const schedules = request({
  rows: z
    .array(scheduleBlock.extend({ course_id: id }))
    .min(1)
    .max(mostImportLines),
})

/** What an import would do to each course of its file. */
const check = z
  .object({
    courses: z.array(
      z.object({
        course_id: z.int(),
        title: z.string(),
        /** Lines that are new, and that change something; the others are as they are now. */
        added: z.int(),
        changed: z.int(),
        /** Why the course cannot be imported, in words; null when it can. */
        problem: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'ImportCheck' })

export const checkRatesImport = defineCall({
  method: 'POST',
  path: '/api/staff/jobs/rates/check',
  may: { staff: 'rates.edit' },
  summary: 'Check an import of rates',
  description:
    'Returns what an import of rates of many courses would add and change, and what forbids it, course by course. ' +
    'Nothing is saved.',
  request: rates,
  response: check,
  largestBody,
})

export const importRates = defineCall({
  method: 'POST',
  path: '/api/staff/jobs/rates',
  may: { staff: 'rates.edit' },
  summary: 'Import the rates of many courses',
  description:
    'Starts a job that saves rates course by course, each course as a whole: a rate of the same days, hours, holes and ' +
    'customers is changed, the others are added, and rates that the file does not name stay. Refused with the first ' +
    'problem of the check (`course.notFound`, `rate.overlaps`).',
  request: rates,
  response: staffJob,
  idempotent: true,
  largestBody,
})

export const checkSchedulesImport = defineCall({
  method: 'POST',
  path: '/api/staff/jobs/schedules/check',
  may: { staff: 'courses.edit' },
  summary: 'Check an import of schedules',
  description:
    'Returns what an import of the schedules of many courses would change, and what forbids it, course by course. ' +
    'Nothing is saved.',
  request: schedules,
  response: check,
  largestBody,
})

export const importSchedules = defineCall({
  method: 'POST',
  path: '/api/staff/jobs/schedules',
  may: { staff: 'courses.edit' },
  summary: 'Import the schedules of many courses',
  description:
    'Starts a job that replaces the start times of course after course, each course as a whole with its coming days. ' +
    'Refused with the first problem of the check (`course.notFound`, `schedule.overlaps`).',
  request: schedules,
  response: staffJob,
  idempotent: true,
  largestBody,
})
