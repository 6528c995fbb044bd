import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

const stopSeconds = 30

/** @type {Set<() => Promise<void>>} how to stop each program that runs */
const running = new Set()

/** Stops every program that runs. */
export async function stopPrograms() {
  await Promise.all([...running].map((stop) => stop()))
}

/**
 * Starts a program as a terminal does, in a process group of its own.
 *
 * @param {string[]} command
 * @param {string} folder where it runs
 * @param {Record<string, string>} env
 */
export function startProgram([program = '', ...args], folder, env) {
  const child = spawn(program, args, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  let hasEnded = false
  child.once('error', (error) => {
    output += error.message
  })
  const end = () => {
    hasEnded = true
    running.delete(stop)
  }
  // rejected by the error of a program that could not be started
  const ended = once(child, 'close').then(end, end)

  /** Stops the group as Ctrl-C does; kills the remaining processes after 30 s. */
  async function stop() {
    if (hasEnded || child.pid === undefined) return
    signalGroup(child.pid, 'SIGINT')
    await Promise.race([ended, sleep(stopSeconds * 1000, undefined, { ref: false })])
    signalGroup(child.pid, 'SIGKILL')
    await ended
  }
  running.add(stop)

  const failure = (/** @type {string} */ what) =>
    new Error(`${what}; the end of what it wrote:\n${output.slice(-3_000)}`)

  return {
    output: () => output,
    exitCode: () => (hasEnded ? child.exitCode : null),

    /**
     * Waits for an event; throws when the program ends without it or the time is over.
     *
     * @param {() => boolean | Promise<boolean>} isReached
     * @param {number} seconds
     */
    async until(isReached, seconds) {
      const deadline = performance.now() + seconds * 1000
      while (!(await isReached())) {
        if (hasEnded && !(await isReached()))
          throw failure(`it ended with ${child.exitCode ?? child.signalCode}`)
        if (performance.now() > deadline) throw failure(`not within ${seconds} s`)
        await sleep(100)
      }
    },

    stop,
  }
}

/**
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal)
  } catch {
    // no process remains
  }
}
