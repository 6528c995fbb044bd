import { statSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkLibraries } from './link-libraries.ts'
import { type Packaged, packagedBinaries } from './packaged.ts'
import type { Account } from './process/account.ts'
import { hasErrno } from './process/errno.ts'

const shared = '/var/lib/teeviet'

/**
 * Returns the folder of a PostgreSQL that `account` can run: the package's own if our account runs it and its folder
 * can be completed, else a copy of it, made once for each version. Another account may not be able to read the
 * checkout, so its copy is in a world-readable folder.
 */
export async function runnableBinaries(account: Account | null): Promise<string> {
  const packaged = packagedBinaries()
  if (account) return copyIn(shared, packaged)
  try {
    await linkLibraries(packaged.folder)
    return packaged.folder
  } catch (error) {
    if (!hasErrno(error, 'EACCES', 'EROFS', 'EPERM')) throw error
    return copyInFirst([shared, join(homedir(), '.cache', 'teeviet'), ownTemporaryFolder()], packaged)
  }
}

async function copyInFirst(parents: string[], packaged: Packaged): Promise<string> {
  for (const parent of parents) {
    try {
      return await copyIn(parent, packaged)
    } catch (error) {
      if (!hasErrno(error, 'EACCES', 'EROFS', 'EPERM', 'ENOENT', 'ENOTDIR')) throw error
    }
  }
  throw new Error(`PostgreSQL can be prepared in none of ${parents.join(', ')}: set DATABASE_URL.`)
}

async function copyIn(parent: string, packaged: Packaged): Promise<string> {
  const copy = join(parent, `engine-${packaged.version}`)
  if (isThere(copy)) return copy
  // complete under its name or absent, after any interruption
  const unfinished = `${copy}.${process.pid}`
  await mkdir(parent, { recursive: true, mode: 0o755 })
  try {
    await copyReadable(packaged.folder, unfinished)
    await linkLibraries(unfinished)
    await rename(unfinished, copy)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // another start was quicker
    if (!hasErrno(error, 'EEXIST', 'ENOTEMPTY')) throw error
  }
  return copy
}

/** A copy is run only if root or our account owns it: any user can create a folder of that name under /tmp. */
function isThere(copy: string): boolean {
  const owner = statSync(copy, { throwIfNoEntry: false })?.uid
  if (owner === undefined) return false
  if (owner === 0 || owner === process.geteuid?.()) return true
  throw new Error(`${copy} belongs to another account: remove it, or set DATABASE_URL.`)
}

async function copyReadable(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyReadable(source, target)
    // archives are for building programs; links are created again
    if (!entry.isFile() || entry.name.endsWith('.a')) continue
    await copyFile(source, target)
    await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644)
  }
}

function ownTemporaryFolder(): string {
  return join(tmpdir(), `teeviet-${process.geteuid?.() ?? 0}`)
}
