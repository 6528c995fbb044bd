import { createHash } from 'node:crypto'

/** A statement with its values apart. Its name lets PostgreSQL keep the plan for the next time. */
export interface Statement {
  name: string | undefined
  text: string
  values: unknown[]
}

// Every name costs memory in each connection: texts made at run time must not pile up.
const mostNames = 2_000
const names = new Map<string, string>()
const written = new WeakMap<TemplateStringsArray, { name: string | undefined; text: string }>()

/** The statement written as a template: every value becomes a parameter, so none can be read as SQL. */
export function writtenStatement(strings: TemplateStringsArray, values: unknown[]): Statement {
  let known = written.get(strings)
  if (!known) {
    const text = strings.reduce((before, after, index) => `${before}$${index}${after}`)
    known = { name: nameOf(text), text }
    written.set(strings, known)
  }
  return { ...known, values: values.map(parameter) }
}

/** The statement of a text that has its own $1, $2, ... Without values it may be several statements, so it gets no name. */
export function textStatement(text: string, values: unknown[]): Statement {
  return { name: values.length > 0 ? nameOf(text) : undefined, text, values: values.map(parameter) }
}

function nameOf(text: string): string | undefined {
  let name = names.get(text)
  if (name === undefined && names.size < mostNames) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

// An object that cannot be written as JSON must fail here: failing inside the driver it would leave the
// connection believing that the statement is prepared.
function parameter(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Date || value instanceof Uint8Array) return value
  if (Array.isArray(value)) return value.map(parameter)
  return JSON.stringify(value)
}
