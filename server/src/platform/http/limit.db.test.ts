import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database'
import { silentLog } from '#testing/log'
import { Refusal } from '../context/refusal.ts'
import { openPool } from '../database/pool.ts'
import { createLimit } from './limit.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const limited = async (work: Promise<void>) =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.reason : error),
  )

describe('a limit', () => {
  it('is counted by two servers together, also when they count at the same moment', async () => {
    const secondPool = openPool(database.connection, silentLog)
    const rule = { name: 'together', points: 10, seconds: 60 }
    const [one, two] = [createLimit(database.pool, rule), createLimit(secondPool, rule)]
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => limited((index % 2 === 0 ? one : two).take('192.0.2.1'))),
    )
    await secondPool.end()
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'request.tooMany')).toHaveLength(20)
  })

  it('is each key’s own, and each rule’s own', async () => {
    const limit = createLimit(database.pool, { name: 'own', points: 1, seconds: 60 })
    const other = createLimit(database.pool, { name: 'other', points: 1, seconds: 60 })
    expect(await limited(limit.take('a'))).toBe('taken')
    expect(await limited(limit.take('b'))).toBe('taken')
    expect(await limited(other.take('a'))).toBe('taken')
    expect(await limited(limit.take('a'))).toBe('request.tooMany')
  })

  it('states the seconds left, and ends then', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const limit = createLimit(database.pool, { name: 'short', points: 1, seconds: 60 })
    await limit.take('a')
    vi.setSystemTime(Date.now() + 18_000)
    const refusal = await limit.take('a').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ reason: 'request.tooMany', slots: { n: 42 } })
    vi.setSystemTime(Date.now() + 43_000)
    expect(await limited(limit.take('a'))).toBe('taken')
  })
})
