import { createHash } from 'node:crypto'
import type { Caller } from '@teeviet/contract/may'
import type { FastifyRequest } from 'fastify'
import type { Actors } from '../context/actor.ts'
import { invalid, Refusal } from '../context/refusal.ts'
import type { Query } from '../database/sql.ts'

/** A creating request that names itself, so that a retry after a cut line or a reload is the same request. */
export type IdempotentRequest = { caller: string; key: string; hash: Buffer }

/** Reads the Idempotency-Key (8 to 128 visible characters) of a request; its hash covers the body as it was sent. */
export function idempotentRequestOf(
  request: FastifyRequest,
  actor: Actors[Caller],
): IdempotentRequest | null {
  const key = request.headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw invalid({ 'Idempotency-Key': '8 to 128 visible characters' })
  }
  const caller = actor.kind === 'visitor' ? `visitor:${request.ip}` : callerOf(actor)
  const hash = createHash('sha256').update(`${request.method} ${request.routeOptions.url}\n`)
  return { caller, key, hash: hash.update(request.rawBody ?? '').digest() }
}

const callerOf = (actor: Exclude<Actors[Caller], { kind: 'visitor' }>) => `${actor.kind}:${actor.id}`

/**
 * The stored answer of a request, by its key; null when it never arrived. Then its key is claimed, so that a late
 * arrival is refused (409). Waits for a request in progress.
 */
export async function closeRequest(
  q: Query,
  actor: Actors['golfer'],
  key: string,
  now: Date,
): Promise<unknown> {
  const caller = callerOf(actor)
  await q`
    insert into idempotency_keys (caller, key, request_hash, created_at)
    values (${caller}, ${key}, ${Buffer.alloc(0)}, ${now}) on conflict (caller, key) do nothing`
  const [stored] = await q<{ answer: unknown }>`
    select answer from idempotency_keys where caller = ${caller} and key = ${key}`
  return stored?.answer ?? null
}

/**
 * Claims the request inside its own transaction. Returns the stored answer when the same request was answered before,
 * `null` when it is new; waits for a duplicate in progress.
 * @throws Refusal `idempotency.otherBody` (409) when the key was used for another body
 */
export async function claimRequest(
  q: Query,
  request: IdempotentRequest | null,
  now: Date,
): Promise<{ answer: unknown } | null> {
  if (!request) return null
  const fresh = await q<{ key: string }>`
    insert into idempotency_keys (caller, key, request_hash, created_at)
    values (${request.caller}, ${request.key}, ${request.hash}, ${now})
    on conflict (caller, key) do nothing returning key`
  if (fresh.length > 0) return null
  const [stored] = await q<{ request_hash: Buffer; answer: unknown }>`
    select request_hash, answer from idempotency_keys where caller = ${request.caller} and key = ${request.key}`
  if (!stored?.request_hash.equals(request.hash)) throw new Refusal('idempotency.otherBody')
  return { answer: stored.answer }
}

/** Stores the answer in the request's transaction: both are committed or neither. */
export async function storeAnswer(
  q: Query,
  request: IdempotentRequest | null,
  answer: unknown,
): Promise<void> {
  if (!request) return
  await q`update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb
    where caller = ${request.caller} and key = ${request.key}`
}

/** Releases a claimed request, in the transaction that claimed it: it was not answered and may be repeated. */
export async function forgetRequest(q: Query, request: IdempotentRequest | null): Promise<void> {
  if (!request) return
  await q`delete from idempotency_keys where caller = ${request.caller} and key = ${request.key}`
}

/** Removes answers kept since before a time. */
export async function forgetOldAnswers(q: Query, before: Date): Promise<void> {
  await q`delete from idempotency_keys where created_at < ${before}`
}

/** Removes the answers kept for a member. */
export async function forgetAnswersOf(q: Query, memberId: number): Promise<void> {
  await q`delete from idempotency_keys where caller = ${`member:${memberId}`}`
}
