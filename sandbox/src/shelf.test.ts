import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openShelf } from './shelf.ts'

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

test('ids grow even while the clock stands still or goes back', async () => {
  let clock = 5_000
  const shelf = await openShelf(item, () => new Date(clock))
  const first = shelf.nextId()
  clock = 2_000
  expect([first, shelf.nextId(), shelf.nextId()]).toEqual([5_000, 5_001, 5_002])
})

test('what was put is there after a restart, in its last form', async () => {
  const file = await newFile()
  const shelf = await openShelf(item, now, file)
  await shelf.put({ id: 1, name: 'first' })
  await shelf.put({ id: 2, name: 'second' })
  await shelf.put({ id: 1, name: 'changed' })
  const again = await openShelf(item, now, file)
  expect(again.newestFirst()).toEqual([
    { id: 2, name: 'second' },
    { id: 1, name: 'changed' },
  ])
  expect(again.nextId()).toBe(1_000)
})

test('a line torn by a crash costs that line only', async () => {
  const file = await newFile()
  const shelf = await openShelf(item, now, file)
  await shelf.put({ id: 1, name: 'whole' })
  await appendFile(file, '{"id":2,"na')
  const again = await openShelf(item, now, file)
  await again.put({ id: 3, name: 'after' })
  expect((await openShelf(item, now, file)).newestFirst().map(({ id }) => id)).toEqual([3, 1])
})

test('the file is tidied at each start and memory has an end', async () => {
  const file = await newFile()
  const shelf = await openShelf(item, now, file)
  for (let id = 1; id <= 2_001; id++) void shelf.put({ id, name: 'x' })
  await shelf.settled()
  expect(shelf.newestFirst()).toHaveLength(2_000)
  expect(shelf.get(1)).toBeUndefined()
  await openShelf(item, now, file)
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2_000)
})
