import { afterEach, expect, test } from 'vitest'
import { inTransaction } from '#platform/database/transaction'
import { outcome } from '#testing/bookings/bookings'
import { type PaidBooking, paidBooking } from '#testing/bookings/paid-booking'
import { hioClaimFields, witnessKey } from '#testing/claims/hio-claims'
import { createTestContext, type TestContext } from '#testing/context'
import { type Guard, switchOff } from '#testing/processes/unguarded-server'
import { waitingForLocks } from '#testing/waiting-for-locks'
import { makeClaim } from './own-claims.ts'
import { answerAsWitness } from './witness.ts'

let ctx: TestContext
afterEach(() => ctx.close())

/** A round under way and its first player. */
async function begin(): Promise<{ booking: PaidBooking; playerId: number }> {
  ctx = await createTestContext()
  ctx.clock.set('2026-11-20T08:00:00+07:00')
  const booking = await paidBooking(ctx, { players: 3 })
  ctx.clock.set('2026-11-24T10:15:00+07:00')
  const [player] = await ctx.q<{ id: number }>`
    select id from booking_players where booking_id = ${booking.id} order by position limit 1`
  return { booking, playerId: player?.id ?? 0 }
}

async function claimTwice({ booking, playerId }: Awaited<ReturnType<typeof begin>>) {
  const fields = await hioClaimFields(booking.id, playerId)
  const claim = () =>
    outcome(makeClaim(ctx, booking.member, fields, { idempotency: null, countClaim: async () => {} }))
  return Promise.all([claim(), claim(), claim()])
}

const claims = async () =>
  (await ctx.q<{ id: number }>`select id from hio_claims where state = 'reported'`).length

test('of claims of a player at once one is taken', async () => {
  await claimTwice(await begin())
  expect(await claims()).toBe(1)
  expect(await ctx.q`select from messages where phone = '0912345678'`).toHaveLength(1)
})

test('without the index a player has several claims', async () => {
  const round = await begin()
  await ctx.q`drop index one_hio_claim_a_player`
  await claimTwice(round)
  expect(await claims()).toBe(3)
})

/** Both answers have found the link open before either of them is written. */
async function answerTwice(guards: readonly Guard[] = []) {
  await claimTwice(await begin())
  const key = await witnessKey(ctx)
  const passed = switchOff(ctx.pool, guards)
  const answers = await inTransaction(ctx.pool, async (q) => {
    await q`select from hio_claims for update`
    const sentAtOnce = [true, false].map((isSeen) => outcome(answerAsWitness(ctx, { key, isSeen }, 'vi')))
    await waitingForLocks(ctx.q, 2)
    return sentAtOnce
  })
  await Promise.all(answers)
  const taken = await ctx.q`select from hio_claim_steps where state in ('witnessed', 'denied')`
  return { taken: taken.length, passed: passed() }
}

test('of two answers of a witness at once the first one counts', async () => {
  expect(await answerTwice()).toMatchObject({ taken: 1 })
})

test('without the condition of the update both answers are taken', async () => {
  const { taken, passed } = await answerTwice([
    {
      sql: / and witness_key_hash = \$3 and state = 'reported' returning id/,
      instead: ' and $3::bytea is not null returning id',
    },
  ])
  expect(passed).toEqual([2])
  expect(taken).toBe(2)
})
