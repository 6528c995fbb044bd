import { createHmac, timingSafeEqual } from 'node:crypto'

/** An older signature may be a recorded event that is sent again. */
const toleranceSeconds = 300

/** Whether `t=<seconds>,v1=<hex>` is the product's signature of the body, made within the last minutes. */
export function isSigned(
  header: string | undefined,
  body: string,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? []
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false
  const made = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  return given !== '' && timingSafeEqual(made, Buffer.from(given, 'hex'))
}
