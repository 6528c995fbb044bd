import { createHmac } from 'node:crypto'

/**
 * The stored hash of a captcha's answer or a one-time code: short secrets valid for two minutes and a few attempts need
 * a key on the server, not a slow hash. The parts are kept apart, so that no two lists of parts produce the same text.
 */
export function keyedHash(secret: string, ...parts: string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
}
