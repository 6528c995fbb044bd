import { readFileSync, statSync } from 'node:fs'
import { hasErrno } from './errno.ts'

/** The operating system's account that PostgreSQL runs as. */
export interface Account {
  uid: number
  gid: number
}

/**
 * The account for a data directory, or null to run as ourselves. PostgreSQL refuses to run as root: then it runs as the
 * directory's owner, else as `postgres` if the machine has it, else as `nobody`. No account is ever created.
 *
 * @param self our account; null on Windows, which has no such numbers
 * @throws when the directory belongs to another account and we are not root
 */
export function accountFor(
  dataDir: string,
  self: number | null = process.geteuid?.() ?? null,
): Account | null {
  if (self === null) return null
  const owner = ownerOf(dataDir)
  if (self !== 0) {
    if (owner && owner.uid !== self) {
      throw new Error(
        `${dataDir} belongs to another account: start as that account, or set another DATA_DIR.`,
      )
    }
    return null
  }
  if (owner && owner.uid !== 0) return owner
  return accountNamed('postgres') ?? accountNamed('nobody') ?? { uid: 65534, gid: 65534 }
}

function ownerOf(path: string): Account | null {
  try {
    const { uid, gid } = statSync(path)
    return { uid, gid }
  } catch (error) {
    if (hasErrno(error, 'ENOENT')) return null
    throw error
  }
}

function accountNamed(name: string): Account | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}
