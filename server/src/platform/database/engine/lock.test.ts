import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withLock } from './lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teeviet-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

// Returns the maximum number of concurrent holders.
async function crowd(size: number, path: string): Promise<number> {
  let inside = 0
  let most = 0
  const enter = () =>
    withLock(path, async () => {
      inside += 1
      most = Math.max(most, inside)
      await sleep(2)
      inside -= 1
    })
  await Promise.all(Array.from({ length: size }, enter))
  return most
}

test('one at a time, and nothing is left behind', async () => {
  expect(await crowd(10, join(folder, 'lock'))).toBe(1)
  expect(await readdir(folder)).toEqual([])
})

test('the lock of a dead holder is cleared by one of many waiting processes, which still run one at a time', async () => {
  // each time with a lock of its own, since late callers only wait
  const times = Array.from({ length: 20 }, async (_, time) => {
    const path = join(folder, `lock-${time}`)
    await writeFile(path, '999999 1')
    return crowd(10, path)
  })
  expect(await Promise.all(times)).toEqual(times.map(() => 1))
  expect(await readdir(folder)).toEqual([])
})

test('work that fails lets go', async () => {
  const path = join(folder, 'lock')
  const work = withLock(path, () => Promise.reject(new Error('no')))
  await expect(work).rejects.toThrow('no')
  expect(await withLock(path, () => Promise.resolve('in'))).toBe('in')
})
