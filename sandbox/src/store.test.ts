import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openStore } from './store.ts'

const item = z.object({ id: z.int(), name: z.string() })
const now = () => new Date(1_000)
const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})
async function newFile() {
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-shelf-'))
  folders.push(folder)
  return join(folder, 'inside', 'items.jsonl')
}

test('ids grow even when the clock stops or goes back', async () => {
  let clock = 5_000
  const store = await openStore(item, () => new Date(clock))
  const first = store.nextId()
  clock = 2_000
  expect([first, store.nextId(), store.nextId()]).toEqual([5_000, 5_001, 5_002])
})

test('a stored entry survives a restart, in its last form', async () => {
  const file = await newFile()
  const store = await openStore(item, now, file)
  await store.put({ id: 1, name: 'first' })
  await store.put({ id: 2, name: 'second' })
  await store.put({ id: 1, name: 'changed' })
  const again = await openStore(item, now, file)
  expect(again.newestFirst()).toEqual([
    { id: 2, name: 'second' },
    { id: 1, name: 'changed' },
  ])
  expect(again.nextId()).toBe(1_000)
})

test('a line torn by a crash costs that line only', async () => {
  const file = await newFile()
  const store = await openStore(item, now, file)
  await store.put({ id: 1, name: 'whole' })
  await appendFile(file, '{"id":2,"na')
  const again = await openStore(item, now, file)
  await again.put({ id: 3, name: 'after' })
  expect((await openStore(item, now, file)).newestFirst().map(({ id }) => id)).toEqual([3, 1])
})

test('the file is tidied at each start and memory has an end', async () => {
  const file = await newFile()
  const store = await openStore(item, now, file)
  for (let id = 1; id <= 2_001; id++) void store.put({ id, name: 'x' })
  await store.settled()
  expect(store.newestFirst()).toHaveLength(2_000)
  expect(store.get(1)).toBeUndefined()
  await openStore(item, now, file)
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2_000)
})
