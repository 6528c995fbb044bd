import { readFileSync } from 'node:fs'
import { symlink } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { hasErrno } from './process/errno.ts'

/**
 * Makes the links by which the binaries find their libraries. A package cannot hold links, and its install script that
 * would make them does not run where install scripts are blocked. Links that exist are left.
 */
export async function linkLibraries(folder: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(folder, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    // both are written as native/lib/...
    const link = join(folder, relative('native', target))
    await symlink(basename(source), link).catch((error: unknown) => {
      if (!hasErrno(error, 'EEXIST')) throw error
    })
  }
}
