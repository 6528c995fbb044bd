/*
 * Plain JavaScript, because the machine's own Node (npm) loads it too. TEST_CLOCK=23:40 lets a test run start at that
 * time of the Vietnamese day. Importing this file moves `Date` of this process forward, and NODE_OPTIONS loads it into
 * every Node process started from here. The product has no code for it.
 */
import { subscribe } from 'node:diagnostics_channel'

const dayMs = 86_400_000
const vietnamMs = 7 * 3_600_000

const moved = Symbol.for('teeviet.test-clock')

/** By how many milliseconds the clock of this test run is ahead of the machine's: 0 unless TEST_CLOCK is set. */
export const clockAheadMs = Number(
  Reflect.get(globalThis, moved) ??
    new URL(import.meta.url).searchParams.get('ahead') ??
    msUntil(process.env.TEST_CLOCK),
)

if (clockAheadMs > 0 && !Reflect.has(globalThis, moved)) {
  Reflect.set(globalThis, moved, clockAheadMs)
  moveDate(clockAheadMs)
  // Node writes the Date header with its own clock.
  subscribe('http.server.request.start', (message) => {
    Reflect.get(Object(message), 'response').setHeader('Date', new Date().toUTCString())
  })
  const preload = `--import=${new URL(`?ahead=${clockAheadMs}`, import.meta.url)}`
  const { NODE_OPTIONS: options = '' } = process.env
  if (!options.includes(preload)) process.env.NODE_OPTIONS = `${options} ${preload}`.trim()
}

/**
 * Makes `Date` return a later time. A page can run it as well: it uses nothing from outside.
 *
 * @param {number} ms how much later
 */
export function moveDate(ms) {
  const MachineDate = Date
  const now = () => MachineDate.now() + ms
  globalThis.Date = new Proxy(MachineDate, {
    construct: (target, words, newTarget) =>
      Reflect.construct(target, words.length ? words : [now()], newTarget),
    apply: () => new MachineDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  })
  Date.prototype.constructor = Date
}

/**
 * How long it takes until the clocks in Vietnam show this time.
 *
 * @param {string | undefined} time as in 23:40
 */
function msUntil(time) {
  if (time === undefined) return 0
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (hours === undefined) throw new Error(`TEST_CLOCK is a time such as 23:40, not ${time}`)
  const wanted = (Number(hours) * 60 + Number(minutes)) * 60_000
  return (wanted - ((Date.now() + vietnamMs) % dayMs) + dayMs) % dayMs
}
