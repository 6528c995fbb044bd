import fc from 'fast-check'
import { z } from 'zod'

type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  $ref?: string
  $defs?: Record<string, JsonSchema>
}

/** Values that break careless code: wrong types, missing, negative, past, huge, unstorable. */
const JUNK: readonly unknown[] = [
  null,
  undefined,
  '',
  ' ',
  'abc',
  '0',
  '-1',
  '1e9',
  '9007199254740993',
  '\u0000',
  "'; drop table members; --",
  '🏌️',
  'x'.repeat(5000),
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  -0,
  true,
  false,
  [],
  [[]],
  {},
  { a: { b: [] } },
  '1970-01-01',
  0.1 + 0.2,
  253402300800000,
  '__proto__',
]

const junk = fc.constantFrom(...JUNK)

/**
 * Requests for a call, made from its own schema: mostly of the right shape with values at and beyond their bounds,
 * sometimes with fields missing, doubled in type or replaced by junk.
 */
export function anyInput(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema
  return fc.oneof({ weight: 12, arbitrary: shaped(json, json.$defs ?? {}) }, { weight: 1, arbitrary: junk })
}

function shaped(schema: JsonSchema, defs: Record<string, JsonSchema>, depth = 0): fc.Arbitrary<unknown> {
  const ref = schema.$ref?.split('/').at(-1)
  if (ref && defs[ref] && depth < 6) return shaped(defs[ref], defs, depth + 1)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (branches && branches.length > 0)
    return fc.oneof(...branches.map((branch) => shaped(branch, defs, depth + 1)))
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return record(schema, defs, depth)
    case 'array':
      return fc.array(mostly(shaped(schema.items ?? {}, defs, depth + 1)), { maxLength: 5 })
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'string':
      return texts(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return junk
  }
}

const mostly = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 6, arbitrary }, { weight: 1, arbitrary: junk })

function record({ properties = {} }: JsonSchema, defs: Record<string, JsonSchema>, depth: number) {
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, mostly(shaped(field, defs, depth + 1))] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
}

function numbers({ minimum = 0, maximum = 1e12 }: JsonSchema) {
  const low = Math.max(minimum, -(2 ** 53) + 1)
  const high = Math.min(maximum, 2 ** 53 - 1)
  return fc.oneof(
    fc.constantFrom(low, high, low - 1, high + 1, 1),
    fc.integer({ min: Math.ceil(low), max: Math.min(Math.ceil(low) + 200, Math.floor(high)) }),
  )
}

/** Made once: making it fills a table of all the characters there are. */
const anyCharacter = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })

function texts({ maxLength = 60 }: JsonSchema) {
  return fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: Math.min(maxLength + 1, 80) }),
    fc.constantFrom(
      '0900000001',
      '20-11-2026',
      '2026-11-25',
      'TT8K4M2Q9P',
      '1',
      '123456',
      'north',
      'a'.repeat(Math.min(maxLength, 5000)),
    ),
  )
}
