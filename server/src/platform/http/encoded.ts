import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Call } from '@teeviet/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { envelopeSchema, success } from './envelope.ts'

const [compress, expand] = [promisify(gzip), promisify(gunzip)]

/** An answer checked against the contract, written out and compressed once, to be sent to many. */
export class Encoded {
  /** Only the compressed form is kept: it is a tenth as large, and nearly all browsers take it. */
  readonly gzip: Buffer
  constructor(gzip: Buffer) {
    this.gzip = gzip
  }
}

/** Writes the success answer of a call. */
export async function encodeAnswer<C extends Call>(call: C, data: z.input<C['response']>): Promise<Encoded> {
  return new Encoded(await compress(JSON.stringify(envelopeSchema(call).parse(success(call, data)))))
}

/** Sends it as it is kept; expanded for a reader that takes nothing compressed. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { gzip: kept }: Encoded,
): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!takesGzip(request)) return reply.send(await expand(kept))
  return reply.header('content-encoding', 'gzip').send(kept)
}

/** Whether the browser takes a gzipped answer. */
export function takesGzip(request: FastifyRequest): boolean {
  return /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
}
