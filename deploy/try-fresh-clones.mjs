/*
 * Follows a newcomer's steps, in a clean clone of HEAD for each npm: npm ci, npm start until its first page, npm test
 * until its first passed test. Reports which npm failed at which step. Plain JavaScript under the machine's own Node;
 * each trial has a Node and an npm of its own, and ports, data and temporary files of its own.
 */
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.mjs'
import { startProgram, stopPrograms } from './trial-program.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const resultFile = join(root, '.tmp/fresh-clones.json')
const ownNode = process.platform === 'linux' ? `node-linux-${process.arch}` : null

/** The oldest Node that package.json allows with the npm it ships, and the npm of today. */
const trials = [
  { npm: '10.8.2', node: '18.20.8' },
  { npm: '11.19.1', node: '22.23.3' },
]

/** @typedef {{ folder: string, clone: string, env: Record<string, string>, url: string }} Trial */

/**
 * The steps of a trial, each with the longest it may take on a busy machine.
 *
 * @type {{ name: string, seconds: number, run: (trial: Trial, seconds: number) => Promise<void> }[]}
 */
const steps = [
  { name: 'npm ci', seconds: 480, run: installs },
  { name: 'npm start, to its first page', seconds: 300, run: showsFirstPage },
  { name: 'npm test, to its first passed test', seconds: 900, run: passesFirstTest },
  { name: 'a clone without changes afterwards', seconds: 60, run: leavesNoChange },
]

const failed = []
let passed = 0
let isCalledOff = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isCalledOff = true
    void stopPrograms()
  })
}
await rm(resultFile, { force: true })
for (const { npm, node } of trials) {
  if (isCalledOff) break
  const folder = await mkdtemp(join(tmpdir(), 'teeviet-clone-'))
  const who = ownNode ? `npm ${npm} under Node ${node}` : `npm ${npm} under Node ${process.versions.node}`
  let step = 'a clone with its own npm'
  try {
    const trial = await prepare(folder, npm, node)
    for (const { name, seconds, run } of steps) {
      if (isCalledOff) throw new Error('it was called off')
      step = name
      const begun = performance.now()
      await run(trial, seconds)
      passed += 1
      console.log(`✓ ${who}: ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    }
  } catch (error) {
    failed.push(`${who}: ${step}`)
    console.error(`✗ ${who}: ${step}\n${error instanceof Error ? error.message : error}`)
  } finally {
    await endEngines(folder)
    await rm(folder, { recursive: true, force: true })
  }
}
await mkdir(dirname(resultFile), { recursive: true })
await writeFile(resultFile, JSON.stringify({ passed, failed: failed.length }))
if (failed.length > 0) console.error(`A fresh clone does not work with ${failed.join('; ')}`)
process.exit(failed.length > 0 || isCalledOff ? 1 : 0)

/**
 * A folder with a clone of HEAD and a `bin` that holds this trial's node and npm.
 *
 * @param {string} folder
 * @param {string} npm version
 * @param {string} node version
 * @returns {Promise<Trial>}
 */
async function prepare(folder, npm, node) {
  // The database's account has to walk through it.
  await chmod(folder, 0o755)
  const [bin, tools, temporary] = [join(folder, 'bin'), join(folder, 'tools'), join(folder, 'tmp')]
  for (const path of [bin, tools, temporary]) await mkdir(path)
  await chmod(temporary, 0o1777)
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(?:PATH|HOME|LANG|CI|USER|SSL_CERT_\w+|NODE_EXTRA_CA_CERTS|(?:https?|no)_proxy)$/i.test(name),
  )
  const env = Object.fromEntries(kept.map(([name, value]) => [name, value ?? '']))
  const wanted = ownNode ? [`npm@${npm}`, `${ownNode}@${node}`] : [`npm@${npm}`]
  await ends(
    ['npm', 'install', '--no-save', '--ignore-scripts', '--loglevel=error', ...wanted],
    tools,
    env,
    240,
  )
  const packages = join(tools, 'node_modules')
  await symlink(join(packages, 'npm/bin/npm-cli.js'), join(bin, 'npm'))
  await symlink(ownNode ? join(packages, ownNode, 'bin/node') : process.execPath, join(bin, 'node'))
  const clone = join(folder, 'clone')
  await ends(['git', 'clone', '--quiet', root, clone], folder, env, 60)
  const port = await freePort()
  return {
    folder,
    clone,
    url: `http://localhost:${port}`,
    env: {
      ...env,
      PATH: `${bin}:${env.PATH}`,
      TMPDIR: temporary,
      NO_COLOR: '1',
      PORT: String(port),
      SANDBOX_PORT: String(await freePort()),
      E2E_PORT: String(await freePort()),
    },
  }
}

/** @type {typeof steps[number]['run']} */
async function installs({ clone, env }, seconds) {
  await ends(['npm', 'ci', '--loglevel=error'], clone, env, seconds)
}

/** @type {typeof steps[number]['run']} */
async function showsFirstPage({ clone, env, url }, seconds) {
  const program = startProgram(['npm', 'start'], clone, env)
  try {
    await program.until(async () => {
      const page = await fetch(url).catch(() => null)
      return page?.status === 200 && (await page.text()).includes('</html>')
    }, seconds)
  } finally {
    await program.stop()
  }
  if (existsSync(join(clone, '.data/postgres/postmaster.pid')))
    throw new Error('Ctrl-C left the database running')
}

/** @type {typeof steps[number]['run']} */
async function passesFirstTest({ clone, env }, seconds) {
  const program = startProgram(['npm', 'test'], clone, env)
  try {
    // a line of the test runner's own; those of the check before it name no project
    await program.until(() => /^\s*✓ \|?(?:unit|database)\|? /m.test(program.output()), seconds)
  } finally {
    await program.stop()
  }
}

/** @type {typeof steps[number]['run']} */
async function leavesNoChange({ clone, env }, seconds) {
  const changes = await ends(['git', 'status', '--porcelain'], clone, env, seconds)
  if (changes !== '') throw new Error(`changed: ${changes}`)
}

/**
 * Runs a program to its end and returns its output.
 *
 * @param {string[]} command
 * @param {string} folder
 * @param {Record<string, string>} env
 * @param {number} seconds
 */
async function ends(command, folder, env, seconds) {
  const program = startProgram(command, folder, env)
  try {
    await program.until(() => program.exitCode() === 0, seconds)
  } finally {
    await program.stop()
  }
  return program.output()
}

/**
 * Ends the databases left by a stopped test run: they do not belong to its process group.
 *
 * @param {string} folder
 */
async function endEngines(folder) {
  for (const place of ['tmp', 'clone/.data']) {
    for (const path of await readdir(join(folder, place), { recursive: true }).catch(() => [])) {
      if (!path.endsWith('postmaster.pid')) continue
      try {
        process.kill(Number.parseInt(readFileSync(join(folder, place, path), 'utf8'), 10), 'SIGQUIT')
      } catch {
        // it has ended by now
      }
    }
  }
}
