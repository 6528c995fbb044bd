import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/**
 * `npm run check`: checks which need the built applications wait for them, the others run in parallel. Each prints its
 * duration; its output is shown when it fails or has a result worth reading.
 */
const lanes: readonly (readonly string[])[] = [
  [
    'node deploy/build-when-changed.ts web',
    'node deploy/build-when-changed.ts console',
    'node deploy/check.ts',
  ],
  [
    'biome ci --colors=force .',
    'npm run -s imports -- --check',
    'npm run -s tables -- --check',
    'tsc -b',
    'knip',
  ],
  ['npm run -s openapi:check -w server'],
  ['npm run -s queries:check -w server'],
]

async function passes(command: string): Promise<boolean> {
  const begun = performance.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [code, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`${code === 0 ? '✓' : '✗'} ${command} (${seconds} s)\n${out}${err}`)
  return code === 0
}

/** One after the other until one fails. */
async function follow(lane: readonly string[]): Promise<boolean> {
  for (const command of lane) if (!(await passes(command))) return false
  return true
}

const passed = await Promise.all(lanes.map(follow))
process.exit(passed.every(Boolean) ? 0 : 1)
