import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestContext } from '#testing/context'
import { faults } from '../simulation/faults.ts'
import { goOn, letTimePass } from './afterwards.ts'
import type { Task } from './dying-child.ts'
import { type KillFixture, openKillFixture } from './kill-fixture.ts'
import { outcomeOf } from './outcome.ts'
import { type CommittedStep, type Moment, recordCommits } from './pause.ts'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { verbs } from './verbs.ts'
import { plain, writtenIn } from './written.ts'

/*
 * Every committed step of money (a commit, or a statement of its own) is numbered. A process is killed (SIGKILL) just
 * before and just after each of them; then the scenario continues: an unanswered caller retries, and the clock runs.
 * The result must equal that of a run without a crash.
 */

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

/** Each killed process has a verb in each database that has touched the ledger, and any number that have not. */
const LANES = 6
/** Each paused verb holds a connection, and the tests beside this one need theirs. */
const MOST_AT_ONCE = 80

let fixture: KillFixture
let all: RecordedRun[]
beforeAll(async () => {
  fixture = await openKillFixture(LANES)
  all = await recordAll()
})
afterAll(() => fixture.close())

type RecordedRun = { scenario: Scenario; commits: readonly CommittedStep[]; end: unknown }
type Case = { key: string; recorded: RecordedRun; moment: Moment; holdsLedger: boolean }

test('killed before or after any step of any path of money, the end is the one without a kill', async () => {
  const cases = all.flatMap(casesOf)
  console.info(`${all.length} paths, killed at ${cases.length} moments`)
  for (let round = cases; round.length > 0; ) {
    const { now, later } = seated(round)
    await killAll(now)
    round = later
  }
  for (const lane of fixture.lanes) expect(await faults(lane.q)).toEqual([])
})

/** The writing verbs without a kill test of their own, and the reason. */
const spared: readonly [part: RegExp, why: string][] = [
  [/(insert into|delete from) refused_notifications/, 'what was not believed changes nothing'],
  [/insert into ledger_close/, 'the nightly comparison only reads what it compares, and is done again'],
  [/insert into book_checks/, 'the nightly check only reads what it checks, and is done again'],
  [
    /state = 'failed', failure = \?, settled_at = \? where id = \? and state = 'created'/,
    'nobody has seen that page; the next tap makes another attempt',
  ],
  [/update refunds set next_try_at = \? where id in/, 'the sweep is itself what goes on after a kill'],
  [/update refunds set reason = null/, 'deleting an account moves no money'],
  [/update wallet_corrections set reason = '–'/, 'deleting an account moves no money'],
  [
    /update payments set state = 'expired', settled_at = \? where member_id = \?/,
    'top-ups are closed in the one transaction that deletes the account',
  ],
  [/update receipts r set payer_bank_bin = null/, 'accounts are forgotten in that transaction too'],
]

test('no statement of payments, payouts, wallet, refunds and ledger that writes is left out', () => {
  const sent = new Set(all.flatMap(({ commits }) => commits.flatMap(({ texts }) => texts.map(plain))))
  const left = writtenIn([
    'money/{approvals,inbound,payments,methods,receipts,cards,books,close,checkout,wallet,payouts,refunds,counter}/**/*.ts',
    'bookings/booking/rows/{services,cancel-amount}.ts',
    'platform/ledger/**/*.ts',
  ]).filter(({ text }) => !sent.has(text))
  expect(left.filter(({ text }) => !spared.some(([part]) => part.test(text)))).toEqual([])
  // a reason that spares nothing any more
  expect(spared.filter(([part]) => !left.some(({ text }) => part.test(text)))).toEqual([])
})

/** The scenarios without a kill: their steps, and their ends. */
async function recordAll(): Promise<RecordedRun[]> {
  const recorded = await Promise.all(
    fixture.lanes.map(async (ctx, lane) => {
      const begun: { scenario: Scenario; commits: CommittedStep[]; memberId: number }[] = []
      for (const scenario of scenarios.filter((_, index) => index % LANES === lane)) {
        const input = await scenario.prepare(fixture, ctx)
        const { connect } = ctx.pool
        const commits = recordCommits(ctx.pool)
        await verbs[scenario.verb](ctx, input)
        Object.assign(ctx.pool, { connect })
        await goOn(scenario, fixture, ctx, input)
        begun.push({ scenario, commits, memberId: input.member.id })
      }
      await letTimePass(ctx)
      const ends: RecordedRun[] = []
      for (const { scenario, commits, memberId } of begun)
        ends.push({ scenario, commits, end: await outcomeOf(ctx.q, memberId) })
      return ends
    }),
  )
  return recorded.flat()
}

function casesOf(recorded: RecordedRun): Case[] {
  return recorded.commits.flatMap(({ texts }, step) =>
    (['before', 'after'] as const).map((when) => ({
      key: `${recorded.scenario.name}, killed ${when} step ${step + 1}`,
      recorded,
      moment: { step, when },
      holdsLedger: when === 'before' && texts.some((text) => /insert into ledger_entries/.test(text)),
    })),
  )
}

/** The tasks which can be paused in parallel: one per database where the ledger is locked. */
function seated(cases: readonly Case[]): { now: { one: Case; lane: number }[]; later: Case[] } {
  const now: { one: Case; lane: number }[] = []
  const later: Case[] = []
  let taken = 0
  for (const one of cases) {
    if (now.length >= MOST_AT_ONCE) later.push(one)
    else if (!one.holdsLedger) now.push({ one, lane: now.length % LANES })
    else if (taken < LANES) now.push({ one, lane: taken++ })
    else later.push(one)
  }
  return { now, later }
}

async function killAll(seats: readonly { one: Case; lane: number }[]): Promise<void> {
  const seated = fixture.lanes.map((ctx, index) => ({
    ctx,
    cases: seats.filter(({ lane }) => lane === index).map(({ one }) => one),
  }))
  const tasks: (Task & { ctx: TestContext; recorded: RecordedRun })[] = []
  await inEach(seated, async ({ ctx, cases }) => {
    for (const { key, moment, holdsLedger, recorded } of cases) {
      const input = await recorded.scenario.prepare(fixture, ctx)
      const { connection } = ctx.database
      tasks.push({ key, verb: recorded.scenario.verb, input, moment, holdsLedger, connection, ctx, recorded })
    }
  })
  await fixture.killAmid(tasks.map(({ ctx: _ctx, recorded: _told, ...task }) => task))
  await inEach(seated, async ({ ctx }) => {
    const own = tasks.filter((task) => task.ctx === ctx)
    for (const { recorded, input } of own) await goOn(recorded.scenario, fixture, ctx, input)
    await letTimePass(ctx)
    for (const { key, recorded, input } of own)
      expect(await outcomeOf(ctx.q, input.member.id), key).toEqual(recorded.end)
  })
}

const inEach = <T>(lanes: readonly T[], work: (lane: T) => Promise<void>) => Promise.all(lanes.map(work))
