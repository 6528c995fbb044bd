/*
 * Runs after npm ci. npm skips an optional package whose `engines` exclude the Node that npm itself runs on, as Node 18
 * those of the bundler and of the picture library, although the product runs under Node 24. This script then runs npm
 * once more, under Node 24; when nothing is missing it does nothing. The headers of that Node are removed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingPackages, removeHeaders, thisMachine } from './missing-packages.mjs'
import { findNode24, preferNode } from './node-24.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const npm = process.env.npm_execpath
const node = findNode24()

if (npm !== undefined && node !== null) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const missing = missingPackages(packages, thisMachine(), (path) => existsSync(join(root, path)))
  if (missing.length > 0) {
    preferNode(node)
    // --ignore-scripts: this script must not start itself; --no-save: package-lock.json stays as it is
    const args = [npm, 'install', '--no-save', '--ignore-scripts', '--loglevel=error']
    const { status } = spawnSync(node, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    process.exitCode = status ?? 1
  }
}
removeHeaders(root)
