import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { compareRuns, keepRun, readKeptRun } from './kept-run.ts'
import type { Row } from './table.ts'

const row = (name: string, ratio: number, better: Row['better'] = 'higher'): Row => ({
  name,
  measured: ratio * 100,
  against: 100,
  unit: 'a second',
  ratio,
  better,
  limit: null,
})

it('a run is compared with what was kept, and rows that a run did not measure stay kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'kept.json')
  expect(compareRuns([row('bookings', 0.7)], await readKeptRun(file))).toMatchObject([{ change: 'not kept' }])
  await keepRun(file, [row('bookings', 0.7), row('search', 2, 'lower')], '2026-11-28T00:00:00Z')
  await keepRun(file, [row('home', 0.04)], '2026-11-29T00:00:00Z')
  const now = [row('bookings', 0.5), row('search', 1.5, 'lower'), row('home', 0.041)]
  expect(compareRuns(now, await readKeptRun(file))).toMatchObject([
    { what: 'bookings', kept: '0.700 (2026-11-28)', change: 'WORSE' },
    { what: 'search', change: 'better' },
    { what: 'home', change: 'the same' },
  ])
})
