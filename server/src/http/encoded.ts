import { gzipSync } from 'node:zlib'
import type { Call } from '@teeviet/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { envelopeSchema, success } from './envelope.ts'

/** An answer checked against the contract and written out once, to be sent to many. */
export class Encoded {
  readonly text: string
  readonly gzip: Buffer
  constructor(text: string) {
    this.text = text
    this.gzip = gzipSync(text)
  }
}

/** Writes the success answer of a call. */
export function encodeAnswer<C extends Call>(call: C, data: z.input<C['response']>): Encoded {
  return new Encoded(JSON.stringify(envelopeSchema(call).parse(success(call, data))))
}

/** Sends it as it is, smaller where the browser takes that. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, answer: Encoded): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!takesGzip(request)) return reply.send(answer.text)
  return reply.header('content-encoding', 'gzip').send(answer.gzip)
}

/** Whether the browser takes a gzipped answer. */
export function takesGzip(request: FastifyRequest): boolean {
  return /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
}
