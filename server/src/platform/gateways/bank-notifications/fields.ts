import { z } from 'zod'
import { parseBankTime } from './bank-time.ts'

/** An id that arrives as a number or as text; a number too large to be exact is refused. */
export const eventId = z.union([z.int(), z.string().trim().min(1).max(100)]).transform(String)

/** A bank's time, read as Vietnam's. */
export const bankTime = z.string().transform((text, problems) => {
  const time = parseBankTime(text)
  if (time) return time
  problems.addIssue({ code: 'custom', message: 'not a time' })
  return z.NEVER
})

/** Texts of further fields as one, each once, without those in the content already. */
export function otherTextOf(content: string, texts: readonly (string | null)[]): string {
  const further = texts.filter((text): text is string => text !== null && !content.includes(text))
  return [...new Set(further)].join(' · ').slice(0, 1_000)
}

/** A text that may be missing or empty: null then. */
export const optionalText = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? null : String(value)))
