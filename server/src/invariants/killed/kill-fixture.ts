import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { startSandbox } from '@teeviet/sandbox'
import { sandboxCards, setUpSandboxCards } from '#identity/partners/sandbox/sandbox-cards'
import { refundersOf } from '#money/refunds/send/refunders'
import { readConfig } from '#platform/config/config'
import { gatewaysAt, sandboxGateways } from '#testing/apps/sandbox-gateways'
import { createTestContext, type TestContext } from '#testing/context'
import { readOnce } from '#testing/processes/server-process'
import type { ChildReport, Task, Tasks } from './dying-child.ts'
import type { Raw } from './input.ts'

/** Databases, the sandbox's gateways (one whose answers about refunds are lost, one that refuses), and processes to kill. */
export type KillFixture = {
  /** Databases of their own: money in two of them never waits for each other's locks. */
  lanes: readonly TestContext[]
  /** The payer pays at the gateway, or is declined. Returns the gateway's notification verbatim, unsent. */
  decideAt(reference: string, outcome: string): Promise<Raw>
  /**
   * Runs all tasks in one process until each is paused at its moment, and kills it there (SIGKILL). Tasks paused with
   * the ledger locked come after the others, which would wait for them.
   */
  killAmid(tasks: readonly Task[]): Promise<void>
  close(): Promise<void>
}

export const begin = '2026-11-20T08:00:00+07:00'

export async function openKillFixture(laneCount: number): Promise<KillFixture> {
  let notice: Raw | null = null
  const ear = createServer(async (request, response) => {
    const rawBody = await text(request)
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)])
    notice = { rawBody, headers: Object.fromEntries(headers) }
    response.setHeader('content-type', 'application/json').end('{"success":true}')
  }).listen(0, '127.0.0.1')
  await once(ear, 'listening')
  const address = ear.address()
  if (address === null || typeof address === 'string') throw new Error('no port')

  const { alepay, epay } = readConfig({}).gateways
  if (!alepay || !epay) throw new Error('no sandbox accounts')
  const sandbox = await startSandbox({
    port: 0,
    productUrl: `http://127.0.0.1:${address.port}`,
    bank: { accountNumbers: [], bin: '970403', name: 'Sacombank', sepaySecret: 'x', cassoSecret: 'x' },
    sms: { apiKey: 'x', secretKey: 'x' },
    gateways: { alepay, epay, ...sandboxCards },
    retryAfterSeconds: [],
    now: () => lanes[0]?.clock.now() ?? new Date(begin),
  })
  const environment = {
    ...gatewaysAt(sandbox.url),
    PUBLIC_URL: `http://127.0.0.1:${address.port}`,
    BILL_SHARES: '1',
  }
  const lanes: TestContext[] = []
  for (let lane = 0; lane < laneCount; lane += 1) {
    const ctx = await createTestContext(environment)
    await ctx.q`update partners set is_sandbox = true`
    await setUpSandboxCards(ctx, sandbox.url)
    ctx.gateways.refunders = refundersOf(ctx.gateways.cards)
    ctx.clock.set(begin)
    lanes.push(ctx)
  }
  const room = sandboxGateways(sandbox.url)
  const always = { operation: 'refund', times: 1000 }
  await room.trouble({ ...always, gateway: 'nab', trouble: 'lost_answer' })
  await room.trouble({ ...always, gateway: 'bidv', trouble: 'refuse' })
  // one at a time, so that each answer matches its request
  let turn: Promise<Raw> = Promise.resolve({ headers: {}, rawBody: '' })
  return {
    lanes,
    decideAt: (reference, outcome) => {
      turn = turn.then(async () => {
        notice = null
        await room.decide(reference, { outcome })
        if (!notice) throw new Error('the gateway has told nothing')
        return notice
      })
      return turn
    },
    killAmid: async (tasks) => {
      const child = fork(join(import.meta.dirname, 'dying-child.ts'), [], {
        // the permissions of a staff member are a set
        ...{ execArgv: [], env: readOnce, serialization: 'advanced' },
      })
      const ended = once(child, 'exit')
      try {
        for (const holdsLedger of [false, true]) {
          const some = tasks.filter((task) => task.holdsLedger === holdsLedger)
          if (some.length > 0) await allPaused(child, { environment, now: begin, tasks: some })
        }
      } finally {
        child.kill('SIGKILL')
        await ended
      }
    },
    close: async () => {
      await sandbox.close()
      ear.close()
      for (const ctx of lanes) await ctx.close()
    },
  }
}

function allPaused(child: ChildProcess, message: Tasks): Promise<void> {
  const missing = new Set(message.tasks.map(({ key }) => key))
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the process ended by itself')))
    child.on('message', ({ key, isPaused, error }: ChildReport) => {
      if (!isPaused) reject(new Error(`${key} never came to its step: ${error ?? 'it was done before'}`))
      missing.delete(key)
      if (missing.size === 0) resolve()
    })
    child.send(message)
  })
}
