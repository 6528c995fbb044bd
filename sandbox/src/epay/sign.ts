import { createHash } from 'node:crypto'

export const token = (...values: (string | number)[]) =>
  createHash('sha256').update(values.join('')).digest('hex')

/** Vietnam's clock as `yyyyMMddHHmmss`. */
export function stampOf(time: Date): string {
  return new Date(time.getTime() + 7 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)
}
