import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Row } from './table.ts'

const kept = z.record(z.string(), z.object({ ratio: z.number(), at: z.string() }))
export type KeptRun = z.output<typeof kept>

/** A row is called worse or better when its ratio has moved by more than this part: less is the machine's own noise. */
const noise = 0.1

/** The kept ratios by the names of their rows; empty when no run was kept. */
export async function readKeptRun(file: string): Promise<KeptRun> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return kept.parse(JSON.parse(text))
}

/** Keeps the ratios of this run; rows that it did not measure stay as they were. */
export async function keepRun(file: string, rows: readonly Row[], at: string): Promise<void> {
  const measured = Object.fromEntries(rows.map(({ name, ratio }) => [name, { ratio, at }]))
  await writeFile(file, `${JSON.stringify({ ...(await readKeptRun(file)), ...measured }, null, 2)}\n`)
}

/** Each row beside its kept ratio, with what became of it. */
export function compareRuns(rows: readonly Row[], before: KeptRun) {
  return rows.map(({ name, ratio, better }) => {
    const old = before[name]
    if (!old) return { what: name, now: ratio.toFixed(3), kept: '–', change: 'not kept' }
    const factor = ratio / old.ratio
    const gain = better === 'higher' ? factor : 1 / factor
    const change = gain < 1 - noise ? 'WORSE' : gain > 1 + noise ? 'better' : 'the same'
    return {
      what: name,
      now: ratio.toFixed(3),
      kept: `${old.ratio.toFixed(3)} (${old.at.slice(0, 10)})`,
      change,
    }
  })
}
