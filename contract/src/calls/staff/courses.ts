import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { clubContacts } from '../../entities/club/contacts.ts'
import { regions } from '../../entities/course.ts'
import { scheduleBlock, texts, textsOf } from '../../entities/staff/golf.ts'
import { id, maybe, request, text, typed } from '../../fields.ts'
import { clubChannels } from '../../rules/bookings/club-contacts.ts'
import { facilities, refundKinds, subRegions } from '../../rules/course-choices.ts'
import { mostChangeHours } from '../../rules/limits.ts'
import { mostBlocksOfCourse } from '../../rules/staff/jobs.ts'

const filled = (max: number) => text(max).refine((value) => value.trim() !== '', 'is empty')

/** A picture of our own, drawn or uploaded, or one on the web: an address a page can show. */
const picture = text(500).regex(
  /^(\/pictures\/[\w./?=&-]+|\/uploads\/[0-9a-f]{64}\.webp(\?[\w=&%.,-]{0,400})?|https:\/\/[^\s"'<>]+)$/,
  'is no address of a picture',
)

/** Everything about a course that staff edit in one form. */
const settings = z.object({
  title: filled(120),
  title_en: filled(120),
  description: textsOf(4_000),
  region: z.enum(regions),
  sub_region: z.enum(subRegions),
  province: filled(80),
  address: filled(300),
  phone: text(60)
    .regex(/^[+\d][\d\s.()/+-]{2,59}$/, 'is no phone')
    .nullable(),
  /** The contacts of the club, which get the link to answer a request; without any it is not asked. */
  club_contacts: clubContacts,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
  holes: z.int().min(1).max(108),
  par: z.int().min(3).max(432).nullable(),
  length_yards: z.int().min(1).max(60_000).nullable(),
  designed_by: text(120).nullable(),
  opened: z.int().min(1850).max(2200).nullable(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  has_lights: z.boolean().nullable(),
  facilities: z.array(z.enum(facilities)).max(facilities.length),
  dress_code: textsOf(600),
  paths: z
    .array(
      z.object({
        name: filled(60),
        holes: z.int().min(1).max(36),
        par: z.int().min(3).max(160).nullable(),
        length_yards: z.int().min(1).max(30_000).nullable(),
        /** Its holes seen from above. */
        map: picture.nullable(),
      }),
    )
    .max(12),
  pictures: z.array(picture).max(20),
  logo: picture.nullable(),
  /** Its place among the featured courses, 1 first; null for none. */
  featured_rank: z.int().min(1).max(999).nullable(),
  is_instant: z.boolean(),
  /** Until so many hours before the tee time its golfers change their bookings; null when they may not. */
  change_hours: z.int().min(0).max(mostChangeHours).nullable(),
  is_open: z.boolean(),
})

const refundTerm = z.object({
  applies_to: z.enum(refundKinds),
  deadline_hours: z
    .int()
    .min(0)
    .max(24 * 90),
  penalty_percent: z.int().min(0).max(200),
  condition: textsOf(1_000),
  time_text: textsOf(300),
})

const noShowKeptPercent = z.int().min(0).max(100)

const course = z
  .object({
    id: z.int(),
    slug: z.string(),
    version: z.int(),
    settings: settings.extend({ description: texts, dress_code: texts }),
    schedule: z.array(scheduleBlock),
    refund_terms: z.array(refundTerm.extend({ condition: texts, time_text: texts })),
    /** The share of the price that is kept of each player who does not come, in percent. */
    no_show_kept_percent: noShowKeptPercent,
  })
  .meta({ id: 'StaffCourse' })

export const staffCourses = defineCall({
  method: 'GET',
  path: '/api/staff/courses',
  may: { staff: 'golf.read', at: 'listed' },
  summary: 'List courses',
  description:
    'Returns courses by name, place and region. `is_open` keeps only the courses that take bookings (1) ' +
    'or that do not (0).',
  request: request({ q: typed(200), region: maybe(z.enum(regions)), is_open: maybe(z.enum(['0', '1'])) }),
  response: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      province: z.string(),
      region: z.enum(regions),
      holes: z.int(),
      phone: z.string(),
      is_open: z.boolean(),
      featured_rank: z.int().nullable(),
    }),
  ),
})

export const staffCourse = defineCall({
  method: 'GET',
  path: '/api/staff/courses/:id',
  may: { staff: 'golf.read', at: { id: 'course' } },
  summary: 'Get a course with its settings',
  description: 'Returns a course with its settings, schedule and refund terms.',
  request: request({ id }),
  response: course,
})

export const clubChannelsSetUp = defineCall({
  method: 'GET',
  path: '/api/staff/club-channels',
  may: { staff: 'golf.read', at: 'own' },
  summary: 'List the channels to clubs',
  description:
    'Returns the channels by which contacts of clubs get messages: SMS, and Zalo and e-mail where the operator has ' +
    'set them up. A contact of another channel may be saved: without Zalo it gets SMS, without e-mail nothing.',
  request: request({}),
  response: z.object({ channels: z.array(z.enum(clubChannels)) }),
})

export const addCourse = defineCall({
  method: 'POST',
  path: '/api/staff/courses',
  may: { staff: 'courses.edit' },
  summary: 'Create a course',
  description: 'Creates a course, open or closed for bookings.',
  request: request({ settings }),
  response: course,
})

export const saveCourse = defineCall({
  method: 'POST',
  path: '/api/staff/courses/:id',
  may: { staff: 'courses.edit', at: { id: 'course' } },
  summary: 'Save a course',
  description:
    "Saves a course's settings. Refused (`staff.changedMeanwhile`) unless `version` is the latest.",
  request: request({ id, version: id, settings }),
  response: course,
})

export const saveSchedule = defineCall({
  method: 'POST',
  path: '/api/staff/courses/:id/schedule',
  may: { staff: 'courses.edit', at: { id: 'course' } },
  summary: "Save a course's schedule",
  description:
    "Saves a course's start times. The coming days are updated: missing tee times are added; tee times " +
    'outside the schedule are removed unless they have or had bookings or staff closed them.',
  request: request({ id, version: id, schedule: z.array(scheduleBlock).max(mostBlocksOfCourse) }),
  response: z.object({ course, added: z.int(), removed: z.int() }),
})

export const previewSchedule = defineCall({
  method: 'POST',
  path: '/api/staff/courses/:id/schedule/preview',
  may: { staff: 'courses.edit' },
  summary: "Preview a change of a course's schedule",
  description:
    'Does what saving the schedule would do and takes all of it back: returns how many tee times of the coming days ' +
    'would be added and removed, at which clock times, and how many stay although the schedule no longer has them, ' +
    'with the bookings on those. Refused as saving would be.',
  request: request({ id, version: id, schedule: z.array(scheduleBlock).max(mostBlocksOfCourse) }),
  response: z
    .object({
      added: z.int(),
      removed: z.int(),
      /** Tee times that stay and get another path. */
      repathed: z.int(),
      /** By the clock in Vietnam, with the number of days. */
      times: z.array(z.object({ time: z.string(), added: z.int(), removed: z.int() })),
      /** Tee times that stay outside the schedule: sold by another channel, closed, or with bookings now or before. */
      kept: z.object({ tee_times: z.int(), bookings: z.int() }),
    })
    .meta({ id: 'SchedulePreview' }),
})

export const saveRefundTerms = defineCall({
  method: 'POST',
  path: '/api/staff/courses/:id/refund-terms',
  may: { staff: 'courses.edit', at: { id: 'course' } },
  summary: "Save a course's refund terms",
  description:
    "Saves a course's own refund terms; an empty list means that the terms of its region apply. " +
    '`no_show_kept_percent` is the share of the price that is kept of each player who does not come; without it the ' +
    'share stays as it is. Sent bookings keep their terms.',
  request: request({
    id,
    version: id,
    refund_terms: z.array(refundTerm).max(7),
    no_show_kept_percent: maybe(noShowKeptPercent),
  }),
  response: course,
})
