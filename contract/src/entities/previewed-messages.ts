import { z } from 'zod'
import { languages } from '../rules/languages.ts'

/** The SMS that a prepared act would send to golfers now, in their order; none when no golfer gets one by it. */
export const previewedMessages = z.array(z.object({ text: z.string(), language: z.enum(languages) }))
