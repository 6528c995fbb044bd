import { calls } from '@teeviet/contract/calls'
import { demoPhones, loadDemoWorld } from '@teeviet/demo'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDay } from '#money/close/close-day'
import { listCloses } from '#money/close/list-closes'
import { splitRounds } from '#money/close/split-rounds'
import { fillDemoWallets } from '#money/wallet/fill-demo-wallets'
import type { Member, Staff } from '#platform/context/actor'
import { checkLedger } from '#platform/ledger/check'
import { workOffDeadline } from '#rounds/deadlines/work-off-deadline'
import { createReadApp, type ReadApp } from '#testing/apps/read-app'
import { brokenPlaces } from '#testing/bookings/bookings'
import { createTestContext, type TestContext } from '#testing/context'
import { addStaff } from '#testing/golf'
import { addPlayedRound } from './add-played-round.ts'

type Round = { id: number; state: string; course_id: number; amount_vnd: number; play_date: string }

let ctx: TestContext
let app: ReadApp
let admin: Staff
let round: Round
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createReadApp(ctx)
  admin = await addStaff(ctx.q, ['admin'])
  await loadDemoWorld({ pool: ctx.pool, today: '2026-11-20', now: ctx.clock.now(), days: 1, log: ctx.log })
  await fillDemoWallets(ctx, demoPhones)
  // two servers may start at once
  await Promise.all([addPlayedRound(ctx, demoPhones), addPlayedRound(ctx, demoPhones)])
  await addPlayedRound(ctx, demoPhones)
  const rounds = await ctx.q<Round>`select id, state, course_id, amount_vnd, play_date from bookings`
  expect(rounds).toHaveLength(1)
  ;[round = round] = rounds
}, 120_000)
afterAll(async () => {
  await app.close()
  await ctx.close()
})

async function golfer(phone = ''): Promise<Member> {
  const [row] = await ctx.q<Pick<Member, 'id' | 'vga' | 'phone' | 'fullname'>>`
    select id, vga, phone, fullname from members where phone = ${phone} and is_demo`
  if (!row) throw new Error('no golfer')
  return { ...row, kind: 'member', bankId: null, merchant: null, sessionId: '' }
}
const sound = async () => {
  expect(await checkLedger(ctx.q)).toMatchObject({ balanced: true, faults: [] })
  expect(await brokenPlaces(ctx.q)).toEqual([])
}

test('the demo has a round that two golfers played four days ago, of which each paid a share', async () => {
  expect(round).toMatchObject({ state: 'paid', play_date: '2026-11-16' })
  expect(
    await ctx.q`select method, p.state, r.state as receipt, r.applied_vnd as applied
      from payments p join receipts r on r.payment_id = p.id where bill_id = ${round.id} order by p.id`,
  ).toEqual(
    [round.amount_vnd / 2, round.amount_vnd / 2].map((applied) => ({
      method: 'bank',
      state: 'succeeded',
      receipt: 'matched',
      applied,
    })),
  )
  await sound()
})

test('its deadline makes it played, the nightly split shares it, and a close of its day finds no difference', async () => {
  await workOffDeadline(ctx, { bookingId: round.id })
  await splitRounds(ctx)
  expect(await ctx.q`select state from bookings`).toEqual([{ state: 'played' }])
  expect(await ctx.q`select cause from ledger_transfers where kind = 'split'`).toEqual([
    { cause: `split:${round.id}` },
  ])
  const half = round.amount_vnd / 2
  const statement = `DEMO-${round.id}-1;${half}\nDEMO-${round.id}-2;${half}`
  const id = await closeDay(ctx, admin, { day: '2026-11-15', source: 'bank', statement })
  expect(await listCloses(ctx.q, { id, limit: 1 })).toMatchObject([
    { differences: [], our_amount: round.amount_vnd },
  ])
  await sound()
})

test.each(demoPhones.slice(0, 2))('the golfer %s may review the course once', async (phone) => {
  app.signInAs(await golfer(phone))
  const call = calls['POST /api/services/send_feedback_facility']
  const review = { id: round.course_id, review_content: 'Sân đẹp', review_rating: '5' }
  await app.ask(call, review)
  expect(await app.refused(call, review)).toMatchObject({ error_code: 1631 })
})

test('no round is added for a golfer who has booked', async () => {
  await addPlayedRound(ctx, demoPhones.slice(0, 2).reverse())
  expect(await ctx.q`select count(*) from bookings`).toEqual([{ count: 1 }])
})
