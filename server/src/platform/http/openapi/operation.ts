import { placeOf } from '@teeviet/contract/areas'
import type { Call } from '@teeviet/contract/call'
import { request } from '@teeviet/contract/fields'
import { type Caller, callerOf, permissionsOf } from '@teeviet/contract/may'
import { defaultLanguage, type Language, languages } from '@teeviet/contract/rules/languages'
import { clubScopes } from '@teeviet/contract/rules/permissions'
import { permissionExtension, permissionSentence } from './callers.ts'
import { type ErrorAnswer, errorsOf, refTo } from './components.ts'
import type { Schemas } from './schemas.ts'
import type { Answer, Operation, Schema } from './types.ts'

const json = 'application/json'

const eitherOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
const codeInDocument = (code: Language) => `\`${code}\`${code === defaultLanguage ? ' (default)' : ''}`

/** The fields that every request may carry, as one shared schema. */
export const commonFields = {
  name: 'CommonFields',
  schema: request({}),
  descriptions: {
    uid: "The golfer's member number (vga). The token decides; another member's number ends the request.",
    bank_id: 'Accepted and ignored: the token decides.',
    is_wap: 'Accepted and ignored.',
    // not at the start: the first list that is formatted loads its language's data, a tenth of a second
    get lang() {
      return `The language of the answer: ${eitherOf(languages.map(codeInDocument))}.`
    },
  },
} as const

const isCommon = (name: string) => name in commonFields.descriptions

/** One call as an OpenAPI operation. */
export function operationOf(call: Call, schemas: Schemas): Operation {
  const { operationId, area } = placeOf(call)
  const sent = schemas.input(call.request)
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => `${name}`))
  return {
    operationId,
    tags: [area],
    summary: call.summary,
    description: `${call.description} ${permissionSentence(call.may)}`,
    'x-permission': permissionExtension(call.may),
    security: securityOf(call),
    parameters: [
      ...parametersOf(call, sent, inPath),
      ...(call.idempotent ? [refTo('parameters', 'IdempotencyKey')] : []),
    ],
    ...(call.method === 'POST' ? { requestBody: bodyOf(sent, inPath) } : {}),
    responses: { 200: answerOf(call, schemas), ...errorsOf(errorsThatApply(call, sent)) },
  }
}

const securities: Readonly<Record<Caller, Operation['security']>> = {
  visitor: [],
  golfer: [{ memberToken: [] }],
  staff: [{ staffSession: [] }],
  partner: [{ partnerKey: [] }],
}

/** Calls whose permissions a key of a club's system can have take it as well. */
function securityOf({ may }: Call): Operation['security'] {
  const isOfKeys = callerOf(may) === 'staff' && permissionsOf(may).every(isClubScope)
  return isOfKeys ? [...securities.staff, { clubKey: [] }] : securities[callerOf(may)]
}

const scopes: readonly string[] = clubScopes
const isClubScope = (permission: string) => scopes.includes(permission)

function parametersOf(
  call: Call,
  { properties = {}, required = [] }: Schema,
  inPath: ReadonlySet<string>,
): Operation['parameters'] {
  const names = Object.keys(properties).filter((name) => inPath.has(name) || call.method !== 'POST')
  return names.map((name) => {
    if (isCommon(name)) return refTo('parameters', name)
    const isInPath = inPath.has(name)
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: isInPath || required.includes(name),
      schema: withoutEmpty(properties[name]),
    }
  })
}

/** A query has no null, and an empty parameter counts as missing: its schema names the real values only. */
export function withoutEmpty(schema: Schema | boolean | undefined): Schema {
  if (typeof schema !== 'object') return {}
  const isEmpty = (branch: Schema | boolean) =>
    typeof branch === 'object' && (branch.type === 'null' || branch.const === '')
  const { anyOf, ...rest } = schema
  if (!anyOf?.some(isEmpty)) return schema
  const branches = anyOf.filter((branch) => !isEmpty(branch))
  const [only] = branches
  return branches.length === 1 && typeof only === 'object'
    ? { ...rest, ...only }
    : { ...rest, anyOf: branches }
}

function bodyOf(sent: Schema, inPath: ReadonlySet<string>): Operation['requestBody'] {
  const properties = Object.entries(sent.properties ?? {})
  const takesCommon = properties.some(([name]) => isCommon(name))
  const own = Object.fromEntries(properties.filter(([name]) => !isCommon(name) && !inPath.has(name)))
  const required = (sent.required ?? []).filter((name) => name in own)
  const fields = {
    ...sent,
    properties: own,
    ...(required.length > 0 ? { required } : { required: undefined }),
  }
  const common = refTo('schemas', commonFields.name)
  const schema = !takesCommon ? fields : Object.keys(own).length > 0 ? { allOf: [common, fields] } : common
  return { required: required.length > 0, content: { [json]: { schema } } }
}

function answerOf(call: Call, schemas: Schemas): Answer {
  if (call.raw) {
    return { description: 'The answer.', content: { [call.raw]: { schema: { type: 'string' } } } }
  }
  const envelope = call.legacyEnvelope ? 'LegacyEnvelope' : call.elsewhere ? 'RedirectEnvelope' : 'Envelope'
  const data = schemas.output(call.response.nullable())
  const schema: Schema = {
    allOf: [refTo('schemas', envelope), { type: 'object', required: ['data'], properties: { data } }],
  }
  const description = `Success (\`error_code\` ${call.successCode ?? 0}), or a refusal (another code, \`data\` null).`
  return { description, content: { [json]: { schema } } }
}

/** A call that names an object can miss it (404) or, when it writes, meet another state of it (409). */
function errorsThatApply(call: Call, { properties = {} }: Schema): Set<ErrorAnswer> {
  const names = Object.keys(properties).filter((name) => !isCommon(name))
  const namesObject =
    names.some((name) => /(^|_)(id|ids|code)(_|$)|Id$/.test(name)) || call.path.includes(':')
  const writes = call.method === 'POST'
  const errors = new Set<ErrorAnswer>(['BadRequest', 'TooManyRequests', 'ServerError', 'Unavailable'])
  const caller = callerOf(call.may)
  if (caller !== 'visitor') errors.add('Unauthorized')
  if (caller === 'staff' || caller === 'partner') errors.add('Forbidden')
  if (namesObject) errors.add('NotFound')
  if (call.idempotent || (writes && namesObject && caller !== 'visitor')) errors.add('Conflict')
  if (writes) errors.add('PayloadTooLarge').add('UnsupportedMediaType')
  return errors
}
