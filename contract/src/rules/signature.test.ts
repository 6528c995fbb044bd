import { expect, it } from 'vitest'
import { signedText } from './signature.ts'

it('a request is signed over its values in the order of their names', () => {
  expect(signedText('secret', { phone: '0912345678', code: 12345, cif: 'C-7' })).toBe(
    'secretC-7123450912345678',
  )
})
