import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faults } from './faults/faults.ts'
import { databases, load, nodes } from './nodes.ts'
import { createNamespaces, existingNamespaces, onNode, removeNamespaces } from './parts/namespaces.ts'
import { postgresFolder, requirePackages } from './parts/packages.ts'
import type { Plan } from './run.ts'

/*
 * npm run cluster -- [--asynchronous] [--faults server,primary] [--audit] [--folder /path] [--keep] [--install] [--clean]
 *
 * Starts the product on three PostgreSQL nodes and two servers in network namespaces, books under load, inflicts faults and
 * reports what was lost (docs/operations/cluster.md). This process makes the namespaces and removes them with everything
 * in them, however the run ends.
 */

const { values } = parseArgs({
  options: {
    asynchronous: { type: 'boolean', default: false },
    faults: { type: 'string' },
    audit: { type: 'boolean', default: false },
    folder: { type: 'string' },
    keep: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
    clean: { type: 'boolean', default: false },
  },
})

const dataFolders = [...nodes.map(({ name }) => name), ...databases.map(({ name }) => `etcd-${name}`)]

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

async function main(): Promise<number> {
  requirePackages(values.install)
  if (values.clean) {
    removeNamespaces()
    return 0
  }
  if (existingNamespaces().length > 0)
    throw new Error('A cluster runs here, or an earlier one was not removed: npm run cluster -- --clean')
  const all = faults.map(({ name }) => name)
  const chosen = values.faults?.split(',') ?? (values.audit ? [] : all)
  const unknown = chosen.filter((name) => !all.includes(name))
  if (unknown.length > 0) throw new Error(`No such fault: ${unknown}. There are: ${all.join(', ')}`)
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'teeviet-cluster-'))
  const plan: Plan = {
    folder,
    programs: postgresFolder(),
    isSynchronous: !values.asynchronous,
    faults: chosen,
    audit: values.audit,
  }
  const end = (hasFailed: boolean) => {
    removeNamespaces()
    if (values.keep) return process.stdout.write(`Logs and data: ${folder}\n`)
    for (const name of dataFolders) rmSync(join(folder, name), { recursive: true, force: true })
    if (hasFailed) return process.stdout.write(`Logs and the golfers' journal: ${folder}\n`)
    if (values.folder === undefined) rmSync(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      end(false)
      process.exit(1)
    })
  let code = 1
  try {
    createNamespaces()
    const program = [process.execPath, join(import.meta.dirname, 'run.ts'), JSON.stringify(plan)]
    const [file = '', ...args] = onNode(load, program)
    const run = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    const [exitCode] = await once(run, 'exit')
    code = exitCode ?? 1
    return code
  } finally {
    end(code !== 0)
  }
}
