/**
 * node deploy/build-when-changed.ts web|console
 *
 * Builds one of the two applications when something it is made of has changed since its last build, and does nothing
 * otherwise. Runs before the server starts; two starts at once build once. An installation without development packages
 * uses the build that it was delivered with.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const name = process.argv[2] ?? ''
const root = dirname(import.meta.dirname)
const app = join(root, name)
const stampFile = join(app, 'dist/.stamp')
const lock = join(root, `.tmp/${name}-build.lock`)
const holder = join(lock, 'holder')
const forgottenLockMs = 5 * 60_000
const madeOf = [
  app,
  join(root, 'texts/src'),
  join(root, 'contract/src'),
  join(root, 'deploy/build-tools'),
  join(root, 'package-lock.json'),
]
const notMadeOf = /^\w+\/(?:dist|node_modules|\.tanstack)(?:\/|$)|\.test\.tsx?$|\.gen\.ts$/

function* filesIn(path: string): Generator<string> {
  if (notMadeOf.test(relative(root, path).replaceAll('\\', '/'))) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name))
}

/** A name for the state of everything the build is made of. */
function currentStamp(): string {
  const hash = createHash('sha256')
  for (const start of madeOf) {
    for (const file of filesIn(start))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

function isBuilt(stamp: string): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

/** Takes the lock, waiting for another build; a lock whose holder was killed is broken. */
async function takeLock(): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      writeFileSync(holder, String(process.pid))
      return
    } catch {
      if (isForgotten()) rmSync(lock, { recursive: true, force: true })
      else await wait(200)
    }
  }
}

function isForgotten(): boolean {
  const found = statSync(lock, { throwIfNoEntry: false })
  if (!found) return false
  if (performance.timeOrigin + performance.now() - found.mtimeMs > forgottenLockMs) return true
  try {
    process.kill(Number(readFileSync(holder, 'utf8')), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** The program that builds; null in an installation without development packages. */
function findVite(): string | null {
  try {
    return join(dirname(createRequire(join(app, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')
  } catch {
    return null
  }
}

/** Builds; returns false when it was aborted, and leaves no process running then. */
async function build(vite: string): Promise<boolean> {
  const run = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: app,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let isCalledOff = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isCalledOff = true
      run.kill()
    })
  }
  const [code] = await once(run, 'exit')
  if (code !== 0 && !isCalledOff) throw new Error(`The ${name} could not be built; see above`)
  return code === 0
}

const vite = findVite()
if (vite !== null) await buildIfChanged(vite)
else if (!existsSync(stampFile)) {
  process.stderr.write(`The ${name} is not built; npm ci && npm run build builds it.\n`)
  process.exitCode = 1
}

async function buildIfChanged(vite: string) {
  const stamp = currentStamp()
  if (isBuilt(stamp)) return
  await takeLock()
  try {
    if (!isBuilt(stamp)) {
      const startedAt = Date.now()
      process.stdout.write(`Building the ${name} …\n`)
      rmSync(stampFile, { force: true })
      if (await build(vite)) {
        writeFileSync(stampFile, stamp)
        process.stdout.write(`Built the ${name} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
      } else process.exitCode = 1
    }
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
