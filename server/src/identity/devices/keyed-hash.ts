import { createHmac } from 'node:crypto'

/**
 * What is stored of a captcha's answer or a one-time code: short secrets that live for two minutes and allow a
 * handful of tries need a key on the server, not a slow hash. The parts are kept apart, so that no two lists of
 * parts give the same text.
 */
export function keyedHash(secret: string, ...parts: string[]): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest()
}
