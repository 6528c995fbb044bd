import type { DataOf } from '#api/client/call-types.ts'
import type * as api from '#api/index.ts'

type Handed = DataOf<typeof api.login.checkpoint>

const choosers = new Map([
  ['stb', '/navigate-stb'],
  ['bidv', '/navigate-bidv'],
  ['vietin', '/vietin'],
])

/**
 * The page a handed-over customer goes on to: a bank's chooser, the page for their code, or home. Built here from the
 * answer's fields; no part of the address that came in decides it.
 */
export function checkpointTarget({ flag, partner, language, token, phone, cif }: Handed): string {
  if (flag === 'otp') {
    return `/wap/login-otp?${new URLSearchParams({ phone, cif, type: partner, lang: language })}`
  }
  return `${choosers.get(flag) ?? '/wap'}?${new URLSearchParams({ token, lang: language })}`
}
