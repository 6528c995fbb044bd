import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const argon2Of = promisify(argon2)
const memory = 19_456
const passes = 2

/** Hashes a password with argon2id in the usual written form, as the server checks it at sign-in. */
export async function passwordHash(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const message = password.normalize('NFKC')
  const hash = await argon2Of('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: 32 })
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${bare(nonce)}$${bare(hash)}`
}
