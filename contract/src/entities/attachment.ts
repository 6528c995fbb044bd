import { z } from 'zod'
import { epochMs } from '../fields.ts'
import { attachmentTypes } from '../rules/bookings/attachments.ts'

/** A file that staff attached to a booking. */
export const attachment = z
  .object({
    id: z.int(),
    name: z.string(),
    type: z.enum(attachmentTypes),
    /** Bytes. */
    size: z.int(),
    at: epochMs,
    /** The staff member who attached it. */
    by: z.string(),
  })
  .meta({ id: 'Attachment' })
