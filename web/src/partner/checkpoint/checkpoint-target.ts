import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'

type Handed = DataOf<typeof api.login.checkpoint>

const choosers = new Map([
  ['stb', '/navigate-stb'],
  ['bidv', '/navigate-bidv'],
  ['vietin', '/vietin'],
])

/**
 * The next page of a signed-in bank customer: a bank's chooser, the code page, or home. Built from the answer's fields;
 * no part of the incoming address decides it.
 */
export function checkpointTarget({ flag, partner, language, token, phone, cif }: Handed): string {
  if (flag === 'otp') {
    return `/wap/login-otp?${new URLSearchParams({ phone, cif, type: partner, lang: language })}`
  }
  return `${choosers.get(flag) ?? '/wap'}?${new URLSearchParams({ token, lang: language })}`
}
