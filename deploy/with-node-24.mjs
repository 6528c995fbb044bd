/*
 * node deploy/with-node-24.mjs [NAME=value …] file [argument …]
 *
 * Runs a file under Node 24 or later: in this process when it is one, else under the Node 24 that npm ci installed.
 * NAME=value sets a variable that the environment does not set. Every script in a package.json starts this way.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { endWithNpm, findNode24, isNode24, noNode24, relaunch } from './node-24.mjs'

const words = process.argv.slice(2)
while (/^[A-Z_]+=/.test(words[0] ?? '')) {
  const [name = '', value] = (words.shift() ?? '').split('=')
  process.env[name] ??= value
}
const [file = '', ...args] = words
const path = resolve(file)

if (isNode24()) {
  process.argv = [process.execPath, path, ...args]
  endWithNpm(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(path).href)
} else {
  const node = findNode24()
  if (node === null) {
    process.stderr.write(`${noNode24}\n`)
    process.exit(1)
  }
  relaunch(node, [path, ...args])
}
