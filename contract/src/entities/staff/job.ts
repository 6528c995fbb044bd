import { z } from 'zod'
import { epochMs } from '../../fields.ts'
import { jobKindNames, jobStates } from '../../rules/staff/jobs.ts'

/** Long work that a staff member started, and how far it is. */
export const staffJob = z
  .object({
    id: z.int(),
    kind: z.enum(jobKindNames),
    state: z.enum(jobStates),
    /** The staff member who started it; `is_own` when that is the caller. */
    by: z.string(),
    is_own: z.boolean(),
    /** The first and last day or month of an export; null for an import. */
    from: z.string().nullable(),
    to: z.string().nullable(),
    /** The steps done, of all: courses of an import, days of an export. */
    done: z.int(),
    total: z.int(),
    /** Tee times changed by an import, or lines of an export, so far. */
    result: z.int(),
    /** Why it failed, in words, and the course at which an import did. */
    reason: z.string().nullable(),
    reason_course: z.string().nullable(),
    /** How often it was started: 2 after one restart. */
    attempt: z.int(),
    created_at: epochMs,
    started_at: epochMs.nullable(),
    ended_at: epochMs.nullable(),
    /** Until when the file of an export can be downloaded; null when there is none. */
    file_until: epochMs.nullable(),
    /** Whether the caller may cancel it, restart it and download its file now. */
    can_cancel: z.boolean(),
    can_restart: z.boolean(),
    can_download: z.boolean(),
  })
  .meta({ id: 'StaffJob' })
