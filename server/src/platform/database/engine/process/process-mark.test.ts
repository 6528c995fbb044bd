import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRunning, processMark } from './process-mark.ts'

test('a running process is known again, and no more once it has ended', async () => {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  const mark = processMark(child.pid ?? 0) ?? ''
  expect(isRunning(mark)).toBe(true)
  child.kill()
  await once(child, 'exit')
  expect(isRunning(mark)).toBe(false)
})

test('another process with the same number is not taken for it', () => {
  const [pid] = (processMark(process.pid) ?? '').split(' ')
  expect(isRunning(`${pid} an earlier start`)).toBe(false)
})

test.runIf(process.platform === 'linux')('a zombie process does not count as running', async () => {
  // the shell becomes a program that does not collect the child it had as a shell; only then may the child end
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
  const [line] = await once(parent.stdout, 'data')
  const pid = Number(String(line))
  const programOf = (number: number | undefined) => readFileSync(`/proc/${number}/comm`, 'latin1').trim()
  await expect.poll(() => [parent.pid, pid].map(programOf)).toEqual(['sleep', 'sleep'])
  process.kill(pid)
  await expect.poll(() => processMark(pid)).toBeNull()
  expect(() => process.kill(pid, 0)).not.toThrow()
  parent.kill()
})
