import { setUpSandboxCards } from '#identity/partners/sandbox/sandbox-cards'
import { type Query, queryOn } from '#platform/database/sql'
import { createTestContext, type TestContext } from '#testing/context'
import { type BreakableProcess, breakable } from './breakable-process.ts'
import { mostHeld } from './faults.ts'
import { keep, type Snapshot } from './snapshot.ts'
import { type Scene, setScene } from './world.ts'

/**
 * A database on which one history after another is played, each from the same initial state, with a process that can
 * crash. `judge` uses a connection of its own, which no crash closes.
 */
export type Stage = {
  ctx: TestContext
  process: BreakableProcess
  judge: Query
  scene: Scene
  beginning: Snapshot
  isSpoilt: boolean
  close(): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const ctx = await createTestContext({
    OTP_PER_PHONE_PER_DAY: '1000',
    OTP_RESEND_SECONDS: '1',
    BILL_SHARES: '1',
    HELD_PLACES_PER_COURSE_DAY: String(mostHeld.onDay),
    HELD_PLACES_PER_MEMBER: String(mostHeld.inAll),
  })
  // the same statements over and over: looking for the best plan each time takes longer than any of them
  ctx.pool.on('connect', (client) => client.query("set plan_cache_mode = 'force_generic_plan'"))
  await ctx.q`update partners set is_sandbox = true`
  await setUpSandboxCards(ctx, 'https://bank.test')
  const scene = await setScene(ctx)
  const judge = await ctx.pool.connect()
  const keeper = await ctx.pool.connect()
  const beginning = await keep(queryOn(keeper))
  const process = breakable(ctx.pool)
  return {
    ctx,
    process,
    judge: queryOn(judge),
    scene,
    beginning,
    isSpoilt: false,
    close: async () => {
      judge.release()
      keeper.release()
      await ctx.close()
    },
  }
}
