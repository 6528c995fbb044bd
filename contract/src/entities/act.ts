import { z } from 'zod'
import { epochMs } from '../fields.ts'

/** A line of the audit log, as it stands with what it is about. */
export const act = z.object({ at: epochMs, what: z.string(), who: z.string(), detail: z.string() })
