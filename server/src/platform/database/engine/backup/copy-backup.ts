import { chown, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account } from '../process/account.ts'
import { copyFile, eachOf, syncFolder } from './copy-file.ts'
import { manifestName, readManifest } from './manifest.ts'

/**
 * Copies a base back-up to a new data directory.
 *
 * @param account the owner of the copy, null for our own account
 * @throws when a file is missing or differs from its checksum
 */
export async function copyBackup(backup: string, to: string, account: Account | null): Promise<void> {
  const manifest = await readManifest(backup)
  await mkdir(to, { mode: 0o700 })
  const entries = await readdir(backup, { recursive: true, withFileTypes: true })
  const pathOf = (entry: (typeof entries)[number]) =>
    join(entry.parentPath, entry.name).slice(backup.length + 1)
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf)
  for (const folder of folders) await mkdir(join(to, folder), { recursive: true, mode: 0o700 })
  await eachOf(manifest, async ({ path, size, sha256 }) => {
    const copied = await copyFile(join(backup, path), join(to, path))
    if (copied.size !== size || copied.sha256 !== sha256)
      throw new Error(`The back-up ${backup} is damaged: ${path} differs from its checksum.`)
  })
  const listed = new Set([manifestName, ...manifest.map(({ path }) => path)])
  // the WAL, whose records have checksums of their own
  const others = entries.filter((entry) => entry.isFile()).map(pathOf)
  for (const path of others.filter((one) => !listed.has(one)))
    await copyFile(join(backup, path), join(to, path))
  for (const folder of ['.', ...folders]) await syncFolder(join(to, folder))
  if (account === null) return
  for (const path of ['.', ...folders, ...others])
    if (path !== manifestName) await chown(join(to, path), account.uid, account.gid)
}
