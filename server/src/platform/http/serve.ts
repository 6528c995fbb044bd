import type { Call } from '@teeviet/contract/call'
import { callerOf } from '@teeviet/contract/may'
import type { Language } from '@teeviet/contract/rules/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type ActorOf, requireOwnUid } from '../context/actor.ts'
import { authorize } from '../context/authorize.ts'
import type { Context } from '../context/context.ts'
import { requireOwnCourses } from '../context/own-courses.ts'
import type { App } from './app.ts'
import { credentialOf, requireExpectedStaff, requireOwnPage } from './credentials.ts'
import { Encoded, sendEncoded } from './encoded.ts'
import { type Elsewhere, envelopeSchema, success } from './envelope.ts'
import { type IdempotentRequest, idempotentRequestOf } from './idempotency.ts'
import { languageOf } from './language.ts'
import { importanceOfCall } from './load/importance.ts'
import { parseRequest } from './parse-request.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call's envelope also has `error` and `msg`. */
    legacyEnvelope?: boolean
  }
}

export type Asked<C extends Call> = {
  actor: ActorOf<C['may']>
  input: z.output<C['request']>
  lang: Language
  /** Set when the caller sent an Idempotency-Key: the verb must claim it in its own transaction. */
  idempotency: IdempotentRequest | null
  request: FastifyRequest
  reply: FastifyReply
}

/** Only calls which declare it may redirect the browser. */
type ElsewhereOf<C extends Call> = C extends { elsewhere: true } ? Elsewhere : never

/**
 * Registers one call of the contract: permission check before the body is read, validation both ways, envelope. A path that begins with for_wap
 * or services answers under the wap prefix as well.
 */
export function serve<C extends Call>(
  app: App,
  ctx: Context,
  call: C,
  verb: (asked: Asked<C>) => Promise<z.output<C['response']> | ElsewhereOf<C> | Encoded>,
): void {
  const may: C['may'] = call.may
  const actors = new WeakMap<FastifyRequest, ActorOf<C['may']>>()
  for (const url of [call.path, ...aliasesOf(call.path)]) {
    app.route({
      method: call.method,
      url,
      config: {
        legacyEnvelope: call.legacyEnvelope === true,
        importance: importanceOfCall(call),
        isStream: call.raw === 'text/event-stream',
      },
      ...(call.largestBody === undefined ? {} : { bodyLimit: call.largestBody }),
      schema: { ...(call.raw ? {} : { response: { 200: envelopeSchema(call) } }) },
      // after the limits by address, and before the body is read: a caller without the right learns nothing else
      preParsing: async (request) => {
        requireOwnPage(ctx.config, request, may)
        const actor = await authorize(ctx, may, credentialOf(request, callerOf(may)))
        if (actor.kind === 'staff') requireExpectedStaff(request, actor.id)
        actors.set(request, actor)
      },
      handler: async (request, reply) => {
        const actor = actors.get(request)
        if (actor === undefined) throw new Error('a call was handled before its caller was authorized')
        const { input, uid } = parseRequest<C['request']>(call.request, request)
        requireOwnUid(actor, uid)
        if (actor.kind === 'staff') await requireOwnCourses(ctx.findCourses, actor, may, Object(input))
        const idempotency = call.idempotent ? idempotentRequestOf(request, actor) : null
        const answer = await verb({ actor, input, lang: languageOf(request), idempotency, request, reply })
        if (answer instanceof Encoded) return await sendEncoded(request, reply, answer)
        return call.raw ? answer : success(call, answer)
      },
    })
  }
}

function aliasesOf(path: string): string[] {
  if (/^\/api\/(for_wap|services)\//.test(path)) return [path.replace('/api/', '/api/wap/')]
  if (/^\/api\/wap\/(for_wap|services)\//.test(path)) return [path.replace('/api/wap/', '/api/')]
  return []
}
