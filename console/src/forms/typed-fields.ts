import { isNumberIn, typedNumber } from './typed-number.ts'

/**
 * A setting edited as text: `read` parses the text and `problem` validates it. Both receive trimmed text; `problem` is
 * not called for empty text.
 */
export type TypedField<Value, Problem extends string> = {
  readonly read: (text: string) => Value
  readonly problem: (text: string) => Problem | undefined
  /** The field is required. */
  readonly isNeeded?: boolean
}

type TypedFields = Readonly<Record<string, TypedField<unknown, string>>>
type Texts<Fields> = Readonly<Record<keyof Fields, string>>
type ProblemOf<Fields> = Fields[keyof Fields] extends TypedField<unknown, infer Problem> ? Problem : never

type Rule = RegExp | ((text: string) => boolean)
const passes = (rule: Rule, text: string) => (rule instanceof RegExp ? rule.test(text) : rule(text))

/** An optional text; `problem` is the error of a text that breaks the rule. */
export function words<Problem extends string = never>(
  rule?: Rule,
  problem?: Problem,
): TypedField<string | null, Problem> {
  return {
    read: (text) => text || null,
    problem: (text) => (rule && !passes(rule, text) ? problem : undefined),
  }
}

/** A required text. */
export const neededWords = {
  read: (text: string) => text,
  problem: () => undefined,
  isNeeded: true,
} satisfies TypedField<string, never>

/** An optional whole number between two bounds. */
export function whole(least: number, most: number): TypedField<number | null, 'number'> {
  return { read: typedNumber, problem: (text) => (isNumberIn(text, least, most) ? undefined : 'number') }
}

/** A list of words separated by white space, each checked by the same rule. */
export function list<Problem extends string>(rule: Rule, problem: Problem): TypedField<string[], Problem> {
  return {
    read: wordsIn,
    problem: (text) => (wordsIn(text).every((one) => passes(rule, one)) ? undefined : problem),
  }
}

/** Splits a text at white space. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** Converts settings to form values: lists one entry a line, empty text for a missing value. */
export function writeFields<Fields extends TypedFields>(
  fields: Fields,
  values: Partial<Record<keyof Fields, unknown>> = {},
): Record<keyof Fields & string, string> {
  const text = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))
  return mapped(fields, (name) => text(values[name]))
}

/** Converts valid form values back to settings. */
export function readFields<Fields extends TypedFields>(
  fields: Fields,
  texts: Texts<Fields>,
): { [Name in keyof Fields]: ReturnType<Fields[Name]['read']> } {
  return mapped(fields, (name) => fields[name]?.read((texts[name] ?? '').trim()))
}

/** The errors by field. */
export function problemsIn<Fields extends TypedFields>(
  fields: Fields,
  texts: Texts<Fields>,
): Partial<Record<keyof Fields & string, ProblemOf<Fields> | 'missing'>> {
  const problem = (name: keyof Fields) => {
    const text = texts[name].trim()
    return text === '' ? (fields[name]?.isNeeded ? 'missing' : undefined) : fields[name]?.problem(text)
  }
  const wrong = Object.entries(fields).filter(([name]) => problem(name) !== undefined)
  return mapped(Object.fromEntries(wrong), problem)
}

/** Maps each name to a value. TypeScript cannot infer the type of each value: the callers above declare it. */
function mapped<Mapped>(fields: TypedFields, value: (name: string) => unknown): Mapped {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, value(name)])) as Mapped
}
