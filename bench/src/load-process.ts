import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { type Asked, type Choices, chooser, type GolferCall, golferCalls, headersOf } from './golfer-calls.ts'

// Sends calls to a server from a process of its own, so that sending does not load the measured process. The calls are
// read as JSON from standard input, the results are written as JSON.

/** The calls to send: `mix` is the percentage of each kind. */
export type LoadPlan = {
  /** The servers, by turns of the senders. */
  urls: readonly string[]
  atOnce: number
  /** How long it sends before it counts: its own code is slow at first, and takes the measured process's time. */
  leadInSeconds: number
  seconds: number
  seed: number
  mix: Partial<Record<GolferCall, number>>
  /** A file with the choices: too many to send for each load. */
  choicesFile: string
  /** The first of the starts this load may book. */
  firstStart: number
}

/** Times in milliseconds. */
type Latency = { calls: number; p50: number; p99: number }
export type LoadResult = Latency & {
  perSecond: number
  /** Average length of an answer as it came over the wire. */
  bytes: number
  /** Calls, and bookings among them, with those before it counted. */
  sentInAll: number
  booked: number
  byCall: Partial<Record<GolferCall, Latency>>
}

if (import.meta.main) {
  const plan: LoadPlan = JSON.parse(await readStandardInput())
  process.stdout.write(JSON.stringify(await sendLoad(plan)))
}

async function sendLoad(plan: LoadPlan): Promise<LoadResult> {
  const choices: Choices = JSON.parse(await readFile(plan.choicesFile, 'utf8'))
  const own = { ...choices, starts: choices.starts.slice(plan.firstStart) }
  const deck = callsOf(plan.mix)
  const agent = new Agent({ keepAlive: true, maxSockets: plan.atOnce })
  const times = new Map<GolferCall, number[]>()
  let [bytes, sentInAll, booked] = [0, 0, 0]
  const counted = performance.now() + plan.leadInSeconds * 1000
  const until = counted + plan.seconds * 1000
  await Promise.all(
    Array.from({ length: plan.atOnce }, async (_, side) => {
      const choose = chooser(plan.seed + side)
      const url = plan.urls[side % plan.urls.length] ?? ''
      while (performance.now() < until) {
        const kind = choose.of(deck)
        const asked = golferCalls[kind](own, choose)
        const sent = performance.now()
        const length = await send(agent, url, asked)
        sentInAll += 1
        if (kind === 'booking') booked += 1
        if (sent < counted) continue
        bytes += length
        const took = performance.now() - sent
        const known = times.get(kind)
        if (known) known.push(took)
        else times.set(kind, [took])
      }
    }),
  )
  const seconds = (performance.now() - counted) / 1000
  agent.destroy()
  const all = latencyOf([...times.values()].flat())
  const byCall = Object.fromEntries([...times].map(([kind, took]) => [kind, latencyOf(took)]))
  return { ...all, perSecond: all.calls / seconds, bytes: bytes / all.calls, sentInAll, booked, byCall }
}

/** The kinds of calls of a mix, each as often as it has percent. */
export function callsOf(mix: LoadPlan['mix']): GolferCall[] {
  return Object.entries(mix).flatMap(([kind, share]) => (isCall(kind) ? Array(share).fill(kind) : []))
}

function isCall(kind: string): kind is GolferCall {
  return kind in golferCalls
}

function latencyOf(times: readonly number[]): Latency {
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { calls: sorted.length, p50: at(0.5), p99: at(0.99) }
}

/** Sends a call and reads the whole answer; returns its size in bytes. */
function send(agent: Agent, url: string, asked: Asked): Promise<number> {
  const text = asked.body ? JSON.stringify(asked.body) : ''
  const { method, path } = asked
  return new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { method, agent, headers: headersOf(asked, text) }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes)
        else reject(new Error(`${method} ${path} was answered with ${answer.statusCode}`))
      })
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

async function readStandardInput(): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of process.stdin) parts.push(part)
  return Buffer.concat(parts).toString()
}
