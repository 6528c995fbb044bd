import { z } from 'zod'

type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  minLength?: number
}

/** The fields of a request schema, with those of the objects inside it: `data_provider.transaction_id`. */
export function fieldsOf(schema: z.ZodType): string[] {
  return namesIn(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema, '')
}

function namesIn({ properties = {} }: JsonSchema, before: string): string[] {
  return Object.entries(properties).flatMap(([name, inner]) => {
    const nested = [inner, ...(inner.anyOf ?? [])].flatMap((one) => namesIn(one, `${before}${name}.`))
    return nested.length > 0 ? nested : [`${before}${name}`]
  })
}

/** A request that passes its schema: each required field with the plainest value there is. */
export function plausible(schema: z.ZodType): Record<string, unknown> {
  return Object(plainest(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema))
}

function plainest(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return plainest(schema.anyOf[0] ?? {})
  const { type, properties = {}, required = [], minimum = 1, minLength = 1 } = schema
  if (type === 'object') {
    return Object.fromEntries(required.map((name) => [name, plainest(properties[name] ?? {})]))
  }
  if (type === 'array') return []
  if (type === 'string') return 'x'.repeat(minLength)
  if (type === 'boolean') return false
  return Math.max(minimum, 1)
}
