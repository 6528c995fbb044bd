import { errors } from '@teeviet/contract/errors'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('#api/client/call.ts', () => ({ answerOf: api }))
const { deleteBy, sendDeletionCode } = await import('./deletion-code.ts')

const answers = (error_code: number, error_msg = '') =>
  api.mockResolvedValueOnce({ error_code, error_msg, data: null })
beforeEach(() => api.mockReset())

it('offers another code when the one that deletes the account is void', async () => {
  answers(errors['otp.expired'].code, 'hết hạn')
  expect(await deleteBy('123456')).toEqual({ over: 'hết hạn' })
  answers(errors['otp.wrong'].code, 'không chính xác')
  expect(await deleteBy('123456')).toBe('không chính xác')
  answers(0)
  expect(await deleteBy('123456')).toBeNull()
})

it('reports a code requested too soon in the words of the OTP dialog', async () => {
  answers(errors['otp.tooSoon'].code, 'Bạn vừa lấy mã xác nhận, vui lòng thử lại sau 9 giây.')
  expect(await sendDeletionCode()).toEqual({ text: 'Bạn vừa lấy mã OTP, vui lòng thử lại sau 9 giây.' })
})
