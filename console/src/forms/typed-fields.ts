import { isNumberIn, typedNumber } from './typed-number.ts'

/**
 * A setting that is typed as text: how the text is read, and what is wrong with it. Both get it without blanks around it;
 * `problem` is not asked about an empty one.
 */
export type TypedField<Value, Problem extends string> = {
  readonly read: (text: string) => Value
  readonly problem: (text: string) => Problem | undefined
  /** Something has to stand there. */
  readonly isNeeded?: boolean
}

type TypedFields = Readonly<Record<string, TypedField<unknown, string>>>
type Texts<Fields> = Readonly<Record<keyof Fields, string>>
type ProblemOf<Fields> = Fields[keyof Fields] extends TypedField<unknown, infer Problem> ? Problem : never

type Rule = RegExp | ((text: string) => boolean)
const passes = (rule: Rule, text: string) => (rule instanceof RegExp ? rule.test(text) : rule(text))

/** Words that may be left out; `problem` is what is wrong with those that break the rule. */
export function words<Problem extends string = never>(
  rule?: Rule,
  problem?: Problem,
): TypedField<string | null, Problem> {
  return {
    read: (text) => text || null,
    problem: (text) => (rule && !passes(rule, text) ? problem : undefined),
  }
}

/** Words that have to stand there. */
export const neededWords = {
  read: (text: string) => text,
  problem: () => undefined,
  isNeeded: true,
} satisfies TypedField<string, never>

/** A whole number between two bounds, or none. */
export function whole(least: number, most: number): TypedField<number | null, 'number'> {
  return { read: typedNumber, problem: (text) => (isNumberIn(text, least, most) ? undefined : 'number') }
}

/** Words with blanks or a new line between them, each by the same rule. */
export function list<Problem extends string>(rule: Rule, problem: Problem): TypedField<string[], Problem> {
  return {
    read: wordsIn,
    problem: (text) => (wordsIn(text).every((one) => passes(rule, one)) ? undefined : problem),
  }
}

/** The words of a text that has blanks or a new line between them. */
export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** The settings as texts: each value as it is typed, a list one a line, nothing for what is not there. */
export function writeFields<Fields extends TypedFields>(
  fields: Fields,
  values: Partial<Record<keyof Fields, unknown>> = {},
): Record<keyof Fields & string, string> {
  const text = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))
  return mapped(fields, (name) => text(values[name]))
}

/** The settings that texts without problems stand for. */
export function readFields<Fields extends TypedFields>(
  fields: Fields,
  texts: Texts<Fields>,
): { [Name in keyof Fields]: ReturnType<Fields[Name]['read']> } {
  return mapped(fields, (name) => fields[name]?.read((texts[name] ?? '').trim()))
}

/** What is wrong with which text. */
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

/** The same names with other values. A type cannot say which value each name has: it is stated by the three above. */
function mapped<Mapped>(fields: TypedFields, value: (name: string) => unknown): Mapped {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, value(name)])) as Mapped
}
