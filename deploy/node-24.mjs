// Plain JavaScript: the machine's own Node, from 18 on, runs this.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { delimiter, dirname } from 'node:path'

const isWindows = process.platform === 'win32'

/**
 * Whether this version of Node runs TypeScript directly.
 *
 * @param {string} [version] as in `process.versions.node`
 */
export function isNode24(version = process.versions.node) {
  return Number.parseInt(version, 10) >= 24
}

/**
 * Finds the Node 24 that `npm ci` installed for this machine. It is looked up as a package: npm 9 and 10 link no
 * `node_modules/.bin/node`, because the packages of several platforms share that name.
 *
 * @param {string} [from] URL of the file whose packages are searched
 * @param {string} [platform] as in `process.platform`
 * @param {string} [arch] as in `process.arch`
 * @returns {string | null} the path of the program; null where no such package is installed, as on a Mac
 */
export function findNode24(from = import.meta.url, platform = process.platform, arch = process.arch) {
  const program = platform === 'win32' ? `node-win-${arch}/bin/node.exe` : `node-${platform}-${arch}/bin/node`
  try {
    return createRequire(from).resolve(program)
  } catch {
    return null
  }
}

/** The instructions for a machine without Node 24. */
export const noNode24 = `TeeViet needs Node 24 and found ${process.versions.node}: npm ci installs Node 24 on Linux and Windows (x64; on Linux also arm64); elsewhere, as on a Mac, install Node 24 first.`

/**
 * For programs that people may also start by `npx`, which takes the machine's own Node.
 *
 * @param {string} script the script of package.json that runs the program under Node 24
 * @throws one sentence that names the script
 */
export function requireNode24(script) {
  if (!isNode24())
    throw new Error(`Node ${process.versions.node} is too old here: npm run ${script} -- … uses Node 24.`)
}

/** Puts a Node in front of every other one, for all processes started from here. */
export function preferNode(/** @type {string} */ node) {
  process.env.PATH = [dirname(node), process.env.PATH].join(delimiter)
}

/**
 * Runs a file under another Node in the place of this process: output, input, signals and exit code are passed through.
 *
 * @param {string} node the program
 * @param {string[]} args the file to run and its arguments
 */
export function relaunch(node, args) {
  preferNode(node)
  const child = spawn(node, args, { stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well, and many programs take a second one for "stop at once".
      if (isWindows || (signal === 'SIGINT' && process.stdin.isTTY)) return
      child.kill(signal)
    })
  }
  child.once('error', (error) => {
    process.stderr.write(`${node} does not run on this machine (${error.message}).\n${noNode24}\n`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
  endWithNpm(() => child.kill('SIGTERM'))
}

/**
 * Calls `end` when the npm that runs this as a script has ended, or the shell that npm runs scripts in: some shells
 * handle a signal themselves and leave their child running.
 *
 * @param {() => void} end
 */
export function endWithNpm(end) {
  if (isWindows || process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 500).unref()
}
