import { promisify } from 'node:util'
import { gunzip, gzip, gzipSync } from 'node:zlib'
import type { Call } from '@teeviet/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { envelopeSchema, success } from './envelope.ts'

const compress = promisify(gzip)
/** Expands what is kept compressed, for a reader that takes nothing compressed. */
export const expand = promisify(gunzip)

/** An answer checked against the contract, written out and compressed once, to be sent to many. */
export class Encoded {
  /** Only the compressed form is kept: it is a tenth as large, and nearly all browsers take it. */
  readonly gzip: Buffer
  constructor(gzip: Buffer) {
    // zlib answers with a part of a much larger buffer, which would be kept as well
    this.gzip = Buffer.allocUnsafeSlow(gzip.length)
    gzip.copy(this.gzip)
  }
}

/** What an answer takes in memory. */
export const bytesOfEncoded = ({ gzip }: Encoded): number => gzip.length + encodedBytes

/** The object and its buffer, besides the bytes in it. */
const encodedBytes = 200

/** Writes the success answer of a call. */
export async function encodeAnswer<C extends Call>(call: C, data: z.input<C['response']>): Promise<Encoded> {
  return new Encoded(await gzipJson(JSON.stringify(schemaOf(call).parse(success(call, data)))))
}

const schemas = new WeakMap<Call, ReturnType<typeof envelopeSchema>>()

function schemaOf(call: Call) {
  let schema = schemas.get(call)
  if (!schema) {
    schema = envelopeSchema(call)
    schemas.set(call, schema)
  }
  return schema
}

/** Compressing up to this length takes a fraction of a millisecond; handing it to another thread takes three times that. */
const largestInPlace = 32 * 1024

// A window of 8 kB needs 48 kB of memory for each answer instead of 256; JSON of this size compresses as well with it.
const settings = { level: 3, windowBits: 13, memLevel: 6 }

/** Compresses JSON: a short text in place, a long one on zlib's own threads. */
export async function gzipJson(text: string): Promise<Buffer> {
  return text.length <= largestInPlace ? gzipSync(text, settings) : await compress(text, settings)
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
