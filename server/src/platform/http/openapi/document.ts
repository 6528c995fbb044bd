import { areas } from '@teeviet/contract/areas'
import type { Call } from '@teeviet/contract/call'
import { calls } from '@teeviet/contract/calls'
import { callerOf } from '@teeviet/contract/may'
import { envelopes, errorResponses, headerParameters, securitySchemes } from './components.ts'
import { commonFields, operationOf, withoutEmpty } from './operation.ts'
import { collectSchemas } from './schemas.ts'
import type { OpenApiDocument, Operation, Parameter, Schema } from './types.ts'

const description = `\
Every JSON answer is an envelope \`{ error_code, error_msg, data }\`; \`error_code\` 0 is success. A refusal by a business \
rule is answered with HTTP 200 and its own \`error_code\`; an ended session is \`error_code\` 498 with HTTP 200. Malformed \
requests, missing rights, rate limits and failures use the HTTP status, which is then also the \`error_code\`.

Times are epoch milliseconds, amounts are whole VND, days in requests are \`yyyy-mm-dd\`, \`dd-MM-yyyy\` or epoch \
milliseconds. Text comes in the language of \`lang\`, the cookie \`lang\` or \`Accept-Language\`. Answers can get new fields \
without a new version. Calls below \`/api/for_wap\` and \`/api/services\` also answer below \`/api/wap\`.`

/**
 * The contract as an OpenAPI 3.1 document, from the definitions of the calls alone: no server and no database is needed.
 *
 * @param publicUrl scheme and host under which integrators reach the server
 * @param withStaff whether the calls of staff are in it
 */
export function openApiDocument(publicUrl: string, withStaff = true): OpenApiDocument {
  const schemas = collectSchemas()
  const paths: Record<string, Record<string, Operation>> = {}
  const all: readonly Call[] = Object.values(calls)
  const shown = all.filter((call) => withStaff || !isOfStaff(call))
  for (const call of shown) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    const methods = paths[path] ?? {}
    methods[call.method.toLowerCase()] = operationOf(call, schemas)
    paths[path] = methods
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'TeeViet',
      version: '1.0.0',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: areas
      .filter(({ name }) => Object.values(paths).some((methods) => isOfArea(methods, name)))
      .map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...envelopes, ...commonSchema(), ...schemas.named },
      responses: errorResponses,
      parameters: { ...commonParameters(), ...headerParameters },
      securitySchemes: withStaff
        ? securitySchemes
        : forPublic(forPublic(securitySchemes, 'staffSession'), 'clubKey'),
    },
  }

  function commonSchema(): Record<string, Schema> {
    const written = schemas.input(commonFields.schema)
    const properties = Object.fromEntries(
      Object.entries(commonFields.descriptions).map(([name, text]) => [
        name,
        { ...Object(written.properties?.[name]), description: text },
      ]),
    )
    return { [commonFields.name]: { ...written, properties } }
  }

  function commonParameters(): Record<string, Parameter> {
    const { properties = {} } = schemas.input(commonFields.schema)
    return Object.fromEntries(
      Object.entries(commonFields.descriptions).map(([name, text]) => [
        name,
        {
          name,
          in: 'query' as const,
          required: false,
          description: text,
          schema: withoutEmpty(properties[name]),
        },
      ]),
    )
  }
}

/** Whether only the console makes a call; the first ones of a sign-in have no session yet. */
const isOfStaff = ({ may, path }: Call) => callerOf(may) === 'staff' || path.startsWith('/api/staff/')

const isOfArea = (methods: Readonly<Record<string, Operation>>, area: string) =>
  Object.values(methods).some(({ tags }) => tags.includes(area))

/** Components without the one that only the calls of staff refer to. */
const forPublic = <Value>(components: Readonly<Record<string, Value>>, unused: string) =>
  Object.fromEntries(Object.entries(components).filter(([name]) => name !== unused))
