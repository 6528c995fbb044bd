import { z } from 'zod'
import { type Day, dayOf, isDay, parseDayMonthYear } from './rules/time/dates.ts'

/** The largest key of a table that counts in four bytes. */
const largestSmallKey = 2_147_483_647
/** The largest amount of VND the wire carries: far above any bill, far below where numbers lose a đồng. */
export const largestAmount = 1_000_000_000_000
/** The last millisecond of the year 9999 in Vietnam: days after it have five figures for their year. */
const largestInstant = 253_402_275_599_999

/** Text of at most `max` characters, without the NUL that PostgreSQL cannot store. */
export function text(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'), 'holds a character that cannot be stored')
}

/** A required text of at most `max` characters: the server gets it trimmed. */
export function filled(max: number) {
  return text(max)
    .transform((value) => value.trim())
    .refine((value) => value !== '', 'is empty')
}

/** A whole number between two bounds, sent as a number or as digits; the server gets a number. */
export function whole(min: number, max: number) {
  return z
    .union([z.int().min(min).max(max), z.string().regex(/^\s*-?\d{1,16}\s*$/)])
    .transform(Number)
    .pipe(z.int().min(min).max(max))
}

/** A field that may be missing, null or an empty string, which all mean "not given"; the server gets undefined. */
export function maybe<Field extends z.ZodType>(field: Field) {
  return z
    .union([z.literal(''), z.null(), field])
    .optional()
    .transform((value): z.output<Field> | undefined =>
      value === '' || value === null || value === undefined ? undefined : value,
    )
}

/**
 * Typed input whose missing or wrong value is refused by a domain rule with its own text: number or text, missing and
 * null read as empty. The server gets trimmed text.
 */
export function typed(max: number) {
  return z
    .union([text(max), z.number(), z.null()])
    .optional()
    .transform((value) => String(value ?? '').trim())
}

/** A key of a course, package, offer or post. */
export const id = whole(1, largestSmallKey)
/** A key of a bill, tee time, member or receipt. */
export const bigId = whole(1, Number.MAX_SAFE_INTEGER)
/** An amount in VND, or a price. */
export const amount = whole(0, largestAmount)
/** An instant, epoch milliseconds. */
export const instant = whole(0, largestInstant)
/** Coordinates in degrees. */
export const latitude = z.coerce.number<string | number>().min(-90).max(90)
export const longitude = z.coerce.number<string | number>().min(-180).max(180)
/** A choice of 0 or 1, or of false or true. */
export const flag = z.union([z.boolean().transform(Number), whole(0, 1)])
/** A Vietnamese phone number as typed; `phone.empty` and `phone.format` answer for a wrong one. */
export const phone = typed(32)
/** The name of an earlier request for payment: text or number, the server gets text. */
export const transactionId = z.union([text(64), z.number()]).transform(String)

/** A page counted from 1 (`first` 0 for the point history). */
export function page(first: 0 | 1 = 1) {
  return maybe(whole(first, 100_000)).transform((value) => value ?? first)
}

/** How many rows a page has: at most 100. */
export function limit(rows: number) {
  return maybe(whole(1, 100)).transform((value) => value ?? rows)
}

/** One of a few whole numbers, sent as a number or as digits. */
export function oneOf<const Values extends readonly number[]>(values: Values) {
  return whole(Math.min(...values), Math.max(...values)).pipe(z.literal(values))
}

/** A one-time code as number or text; a number lost its leading zeros, so digits are padded to six. */
export const otpCode = typed(16).transform((code) => (/^\d{1,6}$/.test(code) ? code.padStart(6, '0') : code))

/** The key of a creating request, as in its `Idempotency-Key`: 8 to 128 visible characters. */
export const idempotencyKey = z
  .string()
  .min(8)
  .max(128)
  .regex(/^[\x21-\x7e]*$/)

/** A day as epoch milliseconds, `dd-MM-yyyy` or `yyyy-mm-dd`; the server gets the Vietnamese day `yyyy-mm-dd`. */
export const day = z
  .union([z.int().min(0).max(largestInstant), z.string().max(16)])
  .transform((value, ctx): Day => {
    const written = String(value).trim()
    if (isDay(written)) return written
    const parsed = parseDayMonthYear(written)
    if (parsed !== null) return parsed
    if (/^\d{9,15}$/.test(written) && Number(written) <= largestInstant) return dayOf(Number(written))
    ctx.addIssue({ code: 'custom', message: 'is no date' })
    return z.NEVER
  })

/** A month, `yyyy-mm`. */
export const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

const extra = z.union([text(64), z.number(), z.boolean(), z.null()]).optional()

/**
 * A request: its own fields and the four that come with every call. `uid` (the vga), `bank_id` and `is_wap` are
 * accepted and never believed over the token; `lang` chooses the language of the answer. Unknown fields are
 * dropped.
 */
export function request<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ uid: extra, bank_id: extra, is_wap: extra, lang: extra, ...shape })
}

/** 0 or 1 in an answer. */
export const yesNo = z.literal([0, 1])
/** An amount of whole VND in an answer. */
export const vnd = z.int()
/** Epoch milliseconds in an answer. */
export const epochMs = z.int()
