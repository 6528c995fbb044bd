import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Node } from '../nodes.ts'
import { onNode } from './namespaces.ts'

/** A program that runs on a node, and is started again a second after its end, as systemd does. */
type Program = {
  name: string
  node: Node
  command: readonly string[]
  environment?: Readonly<Record<string, string>>
  /** The account it runs as, when that is not root. */
  account?: string
}

export type Supervisor = {
  start(program: Program): void
  /** The process of a program; none while it is being started again. */
  pidOf(name: string): number | undefined
  /** Starts no program of a node again until it is released, as if the machine were off. */
  hold(node: Node): void
  release(node: Node): void
}

const restartMs = 1000

/** @param folder where the programs write their logs */
export function createSupervisor(folder: string): Supervisor {
  const running = new Map<string, ChildProcess>()
  const programs: Program[] = []
  const held = new Set<Node>()

  const run = (program: Program) => {
    const { name, node, command, environment = {}, account } = program
    const asAccount = account ? ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--init-groups'] : []
    const [file = '', ...args] = onNode(node, [...asAccount, ...command])
    const log = openSync(join(folder, `${name}.log`), 'a')
    const child = spawn(file, args, {
      cwd: folder,
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, ...environment },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    running.set(name, child)
    child.once('error', () => {})
    child.once('close', async () => {
      running.delete(name)
      await sleep(restartMs)
      if (!held.has(node)) run(program)
    })
  }

  return {
    start: (program) => {
      programs.push(program)
      run(program)
    },
    pidOf: (name) => running.get(name)?.pid,
    hold: (node) => {
      held.add(node)
    },
    release: (node) => {
      held.delete(node)
      for (const program of programs) if (program.node === node && !running.has(program.name)) run(program)
    },
  }
}
