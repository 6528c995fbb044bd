import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { text as textOf } from 'node:stream/consumers'
import { type Choices, chooser, type GolferCall, golferCalls, headersOf } from './golfer-calls.ts'

// Sends calls to a server at a rate of its own, however long the answers take, each from one of many addresses. The plan
// is read as JSON from standard input, the result is written as JSON.

export type FloodPlan = {
  url: string
  perSecond: number
  seconds: number
  addresses: number
  /** The kinds of calls, each as often as it is named. */
  deck: readonly GolferCall[]
  choicesFile: string
}

/** How many were sent, and answered with each status; `lost` without an answer. */
export type FloodResult = { sent: number; lost: number; byStatus: Readonly<Record<string, number>> }

const TICK_MS = 10
/** Connections of all addresses together. */
const SOCKETS = 1_000

if (import.meta.main) {
  const plan: FloodPlan = JSON.parse(await textOf(process.stdin))
  process.stdout.write(JSON.stringify(await flood(plan)))
}

async function flood({
  url,
  perSecond,
  seconds,
  addresses,
  deck,
  choicesFile,
}: FloodPlan): Promise<FloodResult> {
  const choices: Choices = JSON.parse(await readFile(choicesFile, 'utf8'))
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS })
  const choose = chooser(1)
  const byStatus: Record<string, number> = {}
  const answers: Promise<void>[] = []
  let lost = 0
  const begun = performance.now()
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * perSecond)
    while (answers.length < due) answers.push(sendOne())
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  }
  await Promise.all(answers)
  agent.destroy()
  return { sent: answers.length, lost, byStatus }

  function sendOne(): Promise<void> {
    const asked = golferCalls[choose.of(deck)](choices, choose)
    const text = asked.body ? JSON.stringify(asked.body) : ''
    const from = choose.below(addresses)
    const headers = { ...headersOf(asked, text), 'x-forwarded-for': `10.${from >> 8}.${from & 255}.1` }
    return new Promise((resolve) => {
      const sent = request(`${url}${asked.path}`, { method: asked.method, agent, headers }, (answer) => {
        byStatus[answer.statusCode ?? 0] = (byStatus[answer.statusCode ?? 0] ?? 0) + 1
        answer.resume().once('close', resolve)
      })
      sent.once('error', () => {
        lost += 1
        resolve()
      })
      sent.end(text)
    })
  }
}
