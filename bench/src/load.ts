import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Choices, GolferCall } from './golfer-calls.ts'
import type { LoadPlan, LoadResult } from './load-process.ts'
import { vacuumFilledTables, type World } from './world.ts'

const AT_ONCE = 32
const LEAD_IN_SECONDS = 1.5
const STARTS_TO_BOOK = 50_000

export type Load = LoadResult & {
  /** The cost of a call in the server's process, in milliseconds of processor time: seconds for a thousand calls. */
  cpuMs: number
  /** The resident memory of the server's process before and after, in bytes. */
  memoryBefore: number
  memoryAfter: number
}

/**
 * Sends mixes of calls to the server from a process of its own, 32 at once; with `others` to these servers too, by turns.
 * The processor time and the memory are those of the first server.
 */
export type Loader = (
  mix: Partial<Record<GolferCall, number>>,
  seconds: number,
  others?: readonly string[],
) => Promise<Load>

export const choicesFileOf = ({ folder }: World) => join(folder, 'choices.json')

/** Stores the data the golfers of the bench choose from; the starts in it are not used elsewhere. */
export async function openLoader(world: World, url: string): Promise<Loader> {
  const { q, golfers } = world
  const placeOf = new Map(golfers.map(({ id }, place) => [id, place]))
  const choices: Choices = {
    golfers,
    starts: world.starts.splice(0, STARTS_TO_BOOK),
    courseIds: await idsOf(q`select id from courses where is_open order by id`),
    categoryIds: await idsOf(q`select id from offer_categories order by id`),
    bills: [],
  }
  const choicesFile = choicesFileOf(world)
  let [firstStart, seed] = [0, 0]
  const load: Loader = async (mix, seconds, others = []) => {
    seed += AT_ONCE
    const before = await usage(url)
    const plan = {
      urls: [url, ...others],
      atOnce: AT_ONCE,
      leadInSeconds: LEAD_IN_SECONDS,
      seconds,
      seed,
      mix,
      choicesFile,
      firstStart,
    }
    const result = await sendLoad(plan)
    firstStart += result.booked
    const after = await usage(url)
    return {
      ...result,
      cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / result.sentInAll,
      memoryBefore: before.memory,
      memoryAfter: after.memory,
    }
  }
  await writeFile(choicesFile, JSON.stringify(choices))
  // so that there are bills to read
  await load({ booking: 1 }, 2)
  await vacuumFilledTables(q)
  const bills = await q<{ id: number; member_id: number }>`
    select id, member_id from bookings where member_id = any (${[...placeOf.keys()]}::bigint[]) order by id desc limit 5000`
  const ofBench = bills.map(({ id, member_id }) => ({ id, golfer: placeOf.get(member_id) ?? 0 }))
  await writeFile(choicesFile, JSON.stringify({ ...choices, bills: ofBench }))
  return load
}

async function idsOf(asked: Promise<{ id?: unknown }[]>): Promise<number[]> {
  return (await asked).map(({ id }) => Number(id))
}

async function sendLoad(plan: LoadPlan): Promise<LoadResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stdin.end(JSON.stringify(plan))
  const result = await json(child.stdout).catch(() => null)
  if ((await ended) !== 0 || !isResult(result)) throw new Error('the load did not come to its end')
  return result
}

function isResult(result: unknown): result is LoadResult {
  return typeof result === 'object' && result !== null && 'byCall' in result && 'perSecond' in result
}

/** The processor time that the server's process has used up, and its resident memory in bytes. */
async function usage(url: string): Promise<{ cpuSeconds: number; memory: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const read = (name: string) => {
    const found = new RegExp(`^${name} ([\\d.e+-]+)`, 'm').exec(text)?.[1]
    if (found === undefined) throw new Error(`the server has no metric ${name}`)
    return Number(found)
  }
  return { cpuSeconds: read('process_cpu_seconds_total'), memory: read('process_resident_memory_bytes') }
}
