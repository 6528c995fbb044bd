import type { Pool, PoolClient } from 'pg'
import { registerModules } from '#app/modules'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import type { Query } from '#platform/database/sql'
import { createApp } from '#platform/http/create-app'
import { systemClock } from '#platform/time/clock'
import { createTestContext } from '../context.ts'

/** A part of the product's SQL that guards an invariant, and its replacement while it is switched off. */
export type Guard = { sql: RegExp; instead: string }

/** The product on a database of its own, some of its guards switched off. */
export type UnguardedServer = {
  url: string
  pool: Pool
  q: Query
  /** The number of statements sent without each guard: a counter-test that switches nothing off proves nothing. */
  passed(): number[]
  close(): Promise<void>
}

/** Starts it in this process, on any free port, with the given guards left out of every statement it sends. */
export async function startUnguardedServer(guards: readonly Guard[]): Promise<UnguardedServer> {
  const context = await createTestContext({ REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000' })
  const { pool, q } = context
  const passed = switchOff(pool, guards)
  const ctx = { ...context, clock: systemClock }
  ctx.authenticate = createAuthenticate({ q, clock: systemClock, secret: ctx.config.secrets.token })
  const app = await createApp(ctx)
  await registerModules(app, ctx)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    pool,
    q,
    passed,
    close: async () => {
      await app.close()
      await context.close()
    },
  }
}

/**
 * Removes the given guards from every statement sent over a pool.
 * @returns the number of statements sent without each
 */
export function switchOff(pool: Pool, guards: readonly Guard[]): () => number[] {
  const passed = guards.map(() => 0)
  rewriteStatements(pool, (text) =>
    guards.reduce((left, { sql, instead }, index) => {
      if (!sql.test(left)) return left
      passed[index] = (passed[index] ?? 0) + 1
      return left.replace(sql, instead)
    }, text),
  )
  return () => passed
}

// Rewrites statements on their way to PostgreSQL; without their name, which identifies the original text.
function rewriteStatements(pool: Pool, rewrite: (text: string) => string): void {
  const connect = pool.connect.bind(pool)
  const rewriting = async (): Promise<PoolClient> => {
    const client = await connect()
    return new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name !== 'query') return value.bind(target)
        return (statement: unknown, ...rest: unknown[]) => {
          const { text }: { text?: unknown } = Object(statement)
          const left = typeof text === 'string' ? rewrite(text) : text
          const sent = left === text ? statement : { ...Object(statement), text: left, name: undefined }
          return value.call(target, sent, ...rest)
        }
      },
    })
  }
  Object.assign(pool, { connect: rewriting })
}
