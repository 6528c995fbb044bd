import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2Of = promisify(argon2)

/** The cost of one check: 19 MiB and two passes, about 30 ms. */
const memoryKib = 19_456
const passes = 2
const lanes = 1
const tagLength = 32

/** Hashes a password with argon2id, written with its parameters and salt: `$argon2id$v=19$m=...,t=...,p=...$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, {
    nonce: salt,
    memory: memoryKib,
    passes,
    parallelism: lanes,
    tagLength,
  })
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(hash)}`
}

const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether a password is the one a hash was made of, by the parameters the hash was made with. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, rounds, parallelism, salt, hash] = written.exec(stored) ?? []
  if (salt === undefined || hash === undefined) throw new Error('a stored password is not an argon2id hash')
  const expected = Buffer.from(hash, 'base64')
  const derived = await derive(password, {
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(rounds),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(derived, expected)
}

function derive(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  return argon2Of('argon2id', { message: password.normalize('NFKC'), ...parameters })
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
