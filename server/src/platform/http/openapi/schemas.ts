import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { Schema } from './types.ts'

/** Named schemas of a document, collected while its operations are written. */
export type Schemas = {
  /** The schema of a client's request. */
  input(schema: z.ZodType): Schema
  /** The schema of the server's answer. */
  output(schema: z.ZodType): Schema
  /** Every named schema met so far, by its name. */
  readonly named: Readonly<Record<string, Schema>>
}

/** zod numbers recursive schemas without an id. The only one is `z.json()`; generators cannot write its recursion. */
const anonymous = /^__schema\d+$/
const anyJson = { name: 'Json', schema: { description: 'Any JSON value.' } }
const recursiveJson = z.toJSONSchema(z.array(z.json())).$defs?.__schema0

/** Starts an empty collection. */
export function collectSchemas(): Schemas {
  const named: Record<string, Schema> = {}

  function write(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const { $schema: _, $defs = {}, ...written } = z.toJSONSchema(schema, { io, override: simplify })
    for (const [key, definition] of Object.entries($defs)) {
      const name = nameOf(key)
      const component = anonymous.test(key) ? jsonOnly(definition) : withComponentRefs(definition)
      if (named[name] && !isDeepStrictEqual(named[name], component))
        throw new Error(`Two schemas are named ${name}: give each its own id with .meta({ id })`)
      named[name] = component
    }
    return withComponentRefs(written)
  }

  return {
    input: (schema) => write(schema, 'input'),
    output: (schema) => write(schema, 'output'),
    named,
  }
}

/**
 * Clients must accept further fields in answers; the bounds of a safe integer are omitted; a record with a fixed set of
 * keys is an object with these properties.
 */
function simplify({ jsonSchema }: { jsonSchema: Schema }) {
  const { required, properties, additionalProperties: each } = jsonSchema
  if (required && !properties && typeof each === 'object') {
    jsonSchema.properties = Object.fromEntries(required.map((key) => [key, each]))
    delete jsonSchema.propertyNames
    delete jsonSchema.additionalProperties
  }
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

const nameOf = (key: string) => (anonymous.test(key) ? anyJson.name : key)

function jsonOnly(definition: Schema): Schema {
  if (recursiveJson && isDeepStrictEqual(withComponentRefs(definition), withComponentRefs(recursiveJson)))
    return anyJson.schema
  throw new Error('A recursive schema has no name: give it an id with .meta({ id })')
}

/** A copy in which references lead to the document's components, and no schema carries its own name. */
function withComponentRefs(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string')
      return `#/components/schemas/${nameOf(value.replace('#/$defs/', ''))}`
    return value
  })
}
