import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '#platform/context/actor'
import { book, outcome } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { closeGate } from '#testing/gate'
import { addCourse, addMember, addTeeTime, placesLeft } from '#testing/golf'
import { settleRequest } from './settle-request.ts'

let ctx: TestContext
let member: Member
let courseId: number
let teeTimeId: number
const at = '2026-11-24T06:30:00+07:00'
const key = 'a-request-whose-answer-was-lost'

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())
beforeEach(async () => {
  member = await addMember(ctx.q)
  courseId = await addCourse(ctx.q)
  teeTimeId = await addTeeTime(ctx.q, { courseId, at, capacity: 4 })
})
const send = () => outcome(book(ctx, member, { courseId, at, players: 3, key }))

test('reports an arrived request with its first answer, however often it is asked about', async () => {
  const sent = await send()
  expect(await settleRequest(ctx, member, key)).toEqual(sent)
  expect(await settleRequest(ctx, member, key)).toEqual(sent)
})

test('a request that never arrived never will', async () => {
  expect(await settleRequest(ctx, member, key)).toBeNull()
  expect(await send()).toBe('idempotency.otherBody')
  expect(await settleRequest(ctx, member, key)).toBeNull()
  expect(await placesLeft(ctx.q, teeTimeId)).toBe(4)
})

test('a request that is being worked on is waited for', async () => {
  const gate = await closeGate(ctx.pool, 'bookings')
  const sending = send()
  await gate.reached()
  const settling = settleRequest(ctx, member, key)
  await gate.open()
  expect(await settling).toEqual(await sending)
  expect(await settling).toMatchObject({ state: 'requested' })
})

test('a request that was refused never arrived', async () => {
  await ctx.q`update tee_times set is_closed = true where course_id = ${courseId}`
  expect(await send()).toBe('booking.noTeeTime')
  expect(await settleRequest(ctx, member, key)).toBeNull()
})

test('reveals nothing about another golfer’s request, or one which was no booking', async () => {
  await send()
  expect(await settleRequest(ctx, await addMember(ctx.q), key)).toBeNull()
  const other = 'the-key-of-a-review'
  await ctx.q`insert into idempotency_keys (caller, key, request_hash, answer, created_at)
    values (${`member:${member.id}`}, ${other}, 'x', '{"id":1}', ${ctx.clock.now()})`
  expect(await outcome(settleRequest(ctx, member, other))).toBe('request.invalid')
})
