import { type Context, context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'

/**
 * Makes each request the first span of a trace. It carries the route's pattern and the request's id as in the log, never
 * the address: queries contain phones and tokens. A trace that the caller began is not followed, since any stranger could
 * then decide what is recorded.
 */
export function traceRequests(app: App): void {
  const tracer = trace.getTracer('teeviet')
  const contexts = new WeakMap<FastifyRequest, Context>()

  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'teeviet.request_id': request.id,
    }
    const options = { kind: SpanKind.SERVER, attributes }
    const span = tracer.startSpan(`${request.method} ${route}`, options, ROOT_CONTEXT)
    const own = trace.setSpan(context.active(), span)
    contexts.set(request, own)
    context.with(own, done)
  })

  // a body is read by events of the connection, which belong to no request
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(contexts.get(request) ?? context.active(), done)
  })

  app.addHook('onResponse', async (request, reply) => {
    const own = contexts.get(request)
    const span = own && trace.getSpan(own)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
