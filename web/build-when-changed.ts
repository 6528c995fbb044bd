/**
 * Builds the web when something it is made of has changed since the last build, and does nothing otherwise.
 * Runs before the server starts; two starts at once build once.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const web = import.meta.dirname
const root = dirname(web)
const stampFile = join(web, 'dist/.stamp')
const lock = join(root, '.tmp/web-build.lock')
const forgottenLockMs = 5 * 60_000
const madeOf = [web, join(root, 'contract/src'), join(root, 'package-lock.json')]
const notMadeOf = /^web\/(?:dist|node_modules|\.tanstack)(?:\/|$)|\.test\.tsx?$|\.gen\.ts$/

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

/** Takes the lock, waiting for whoever builds; a lock left behind by a killed build is broken. */
async function takeLock(): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true })
  for (;;) {
    try {
      mkdirSync(lock)
      return
    } catch {
      const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0
      if (age > forgottenLockMs) rmSync(lock, { recursive: true, force: true })
      else await wait(200)
    }
  }
}

function build(): void {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
  const run = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status !== 0) throw new Error('The web could not be built; see above')
}

const stamp = currentStamp()
if (!isBuilt(stamp)) {
  await takeLock()
  try {
    if (!isBuilt(stamp)) {
      const startedAt = Date.now()
      process.stdout.write('Building the web …\n')
      rmSync(stampFile, { force: true })
      build()
      writeFileSync(stampFile, stamp)
      process.stdout.write(`Built the web in ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`)
    }
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}
