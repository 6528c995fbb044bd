import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of a base back-up; `sha256` in hex. */
export interface BackedUpFile {
  path: string
  size: number
  sha256: string
}

/** The WAL that a base back-up needs to become consistent. */
export interface WalRange {
  timeline: number
  start: string
  end: string
}

export const manifestName = 'backup_manifest'

/** The manifest in the format of pg_basebackup, so that pg_verifybackup checks our back-ups too. */
export function manifestOf(files: BackedUpFile[], wal: WalRange, now: string): string {
  const lines = files.map(({ path, size, sha256 }) =>
    JSON.stringify({
      Path: path,
      Size: size,
      'Last-Modified': now,
      'Checksum-Algorithm': 'SHA256',
      Checksum: sha256,
    }),
  )
  const range = JSON.stringify({ Timeline: wal.timeline, 'Start-LSN': wal.start, 'End-LSN': wal.end })
  const text = `{ "PostgreSQL-Backup-Manifest-Version": 1,\n"Files": [\n${lines.join(',\n')}\n],\n"WAL-Ranges": [\n${range}\n],\n`
  return `${text}"Manifest-Checksum": "${sha256Of(text)}"}\n`
}

/**
 * The files that a base back-up consists of.
 *
 * @throws when the manifest is missing or has been changed
 */
export async function readManifest(backup: string): Promise<BackedUpFile[]> {
  const text = await readFile(join(backup, manifestName), 'utf8')
  const [, covered, checksum] = /^(.*\n)"Manifest-Checksum": "([0-9a-f]{64})"\}\n$/s.exec(text) ?? []
  if (covered === undefined || sha256Of(covered) !== checksum)
    throw new Error(`The back-up ${backup} is damaged: its ${manifestName} has been changed.`)
  const { Files: files }: { Files: { Path: string; Size: number; Checksum: string }[] } = JSON.parse(text)
  return files.map(({ Path: path, Size: size, Checksum: sha256 }) => ({ path, size, sha256 }))
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
