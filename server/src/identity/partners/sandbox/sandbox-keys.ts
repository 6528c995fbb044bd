import { generateKeyPair, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { hasErrno } from '#platform/database/engine/process/errno'

const stored = z.record(
  z.string(),
  z.object({ cipherKey: z.string(), macSecret: z.string(), signingKey: z.string(), verifyKey: z.string() }),
)

/** The keys of the sandbox's banks by code: made once for a data directory, so that none is known beforehand. */
export type SandboxKeys = z.output<typeof stored>

const makePair = promisify(generateKeyPair)

/** Reads the sandbox's keys, or makes them; of two servers that make them at once, one's are used by both. */
export async function sandboxKeys(dataDir: string, codes: readonly string[]): Promise<SandboxKeys> {
  const file = join(dataDir, 'sandbox', 'partner-keys.json')
  const known = await readKeys(file)
  const missing = codes.filter((code) => !known[code])
  if (missing.length === 0) return known
  const made = await Promise.all(missing.map(async (code) => [code, await makeKeys()] as const))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ ...known, ...Object.fromEntries(made) }), { mode: 0o600 })
  return readKeys(file)
}

async function readKeys(file: string): Promise<SandboxKeys> {
  try {
    return stored.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (hasErrno(error, 'ENOENT')) return {}
    throw error
  }
}

async function makeKeys() {
  const pair = await makePair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return {
    cipherKey: randomBytes(32).toString('hex'),
    macSecret: randomBytes(24).toString('base64url'),
    signingKey: pair.privateKey,
    verifyKey: pair.publicKey,
  }
}
