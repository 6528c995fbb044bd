import type { Pool, PoolClient } from 'pg'

/** A moment of a verb: just before, or just after, the nth thing (from 0) that PostgreSQL keeps for good. */
export type Moment = { step: number; when: 'before' | 'after' }

/** The committed steps of a verb, in order: each commit and each writing statement outside of a transaction. */
export type CommittedStep = { texts: string[] }

/** Records the committed steps of a pool's users. Returns each transaction's writes as one step. */
export function recordCommits(pool: Pool): CommittedStep[] {
  const commits: CommittedStep[] = []
  intercept(pool, async (texts, send) => {
    const answer = await send()
    commits.push({ texts: [...texts] })
    return answer
  })
  return commits
}

/** Pauses the users of a pool for ever at a moment; `reached` is called when they are there. */
export function pauseAt(pool: Pool, { step, when }: Moment, reached: () => void): void {
  let next = 0
  const forEver = () => {
    reached()
    return new Promise(() => {})
  }
  intercept(pool, async (_texts, send) => {
    const own = next
    next += 1
    if (own === step && when === 'before') return forEver()
    const answer = await send()
    return own === step ? forEver() : answer
  })
}

/** A statement that writes; locking a row does not. */
export const writes = /\b(insert into|(?<!for )update [a-z_]+ |delete from)/i

type Interceptor = (texts: readonly string[], send: () => unknown) => Promise<unknown>

function intercept(pool: Pool, onCommit: Interceptor): void {
  const connect = pool.connect.bind(pool)
  const watched = async (): Promise<PoolClient> => {
    const client = await connect()
    let open: string[] | null = null
    return new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (name !== 'query') return value.bind(target)
        return (statement: unknown) => {
          const { text = statement }: { text?: unknown } = Object(statement)
          const send = () => value.call(target, statement)
          if (text === 'begin') open = []
          if (text === 'rollback') open = null
          if (text === 'commit') return onCommit(open?.splice(0) ?? [], send)
          if (typeof text !== 'string' || !writes.test(text)) return send()
          if (open === null) return onCommit([text], send)
          open.push(text)
          return send()
        }
      },
    })
  }
  Object.assign(pool, { connect: watched })
}
