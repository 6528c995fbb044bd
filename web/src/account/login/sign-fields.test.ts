import { createHash } from 'node:crypto'
import { defaultSignatureSecret } from '@teeviet/contract/rules/signature'
import { afterEach, expect, it, vi } from 'vitest'
import { signFields } from './sign-fields.ts'

const fields = { phone: '0912345678', code: 12345, cif: 'C-7' }
const expected = createHash('sha256').update(`${defaultSignatureSecret}C-7123450912345678`).digest('hex')

afterEach(() => vi.unstubAllGlobals())

it('signs the secret and the values in the order of their names', async () => {
  expect(await signFields(fields)).toBe(expected)
})

it('signs the same where the browser cannot hash, as on a plain address of the office network', async () => {
  vi.stubGlobal('crypto', { subtle: undefined })
  expect(await signFields(fields)).toBe(expected)
})
