import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { invalid } from '../context/refusal.ts'

/**
 * The request of a call, checked: path parameters with the query of a GET or the body of a POST.
 * `uid` is the member number the client claims to be, which the token has the last word on.
 * @throws Refusal `request.invalid` (400) naming each field that is wrong
 */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): { input: z.output<Schema>; uid: number | null } {
  const sent = request.method === 'GET' ? request.query : request.body
  const raw: Record<string, unknown> = { ...Object(sent ?? {}), ...Object(request.params ?? {}) }
  if (sent !== null && sent !== undefined && (typeof sent !== 'object' || Array.isArray(sent))) {
    throw invalid({ body: 'an object is expected' })
  }
  const parsed = schema.safeParse(raw)
  if (!parsed.success) {
    const fields: Record<string, string> = {}
    for (const issue of parsed.error.issues)
      fields[issue.path.map(String).join('.') || 'body'] ??= issue.message
    throw invalid(fields)
  }
  const { uid } = raw
  return { input: parsed.data, uid: uid === undefined || uid === null || uid === '' ? null : Number(uid) }
}
