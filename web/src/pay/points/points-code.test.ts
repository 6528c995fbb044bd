import { errors } from '@teeviet/contract/errors'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const { api, stored } = vi.hoisted(() => ({ api: vi.fn(), stored: new Map<string, string>() }))
vi.mock('#api/client/call.ts', () => ({ answerOf: api }))
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
const { askPointsCode, payByCode, pointsCode } = await import('./points-code.ts')

const billId = 41
const answers = (error_code: number, error_msg = '', data: unknown = null) =>
  api.mockResolvedValueOnce({ error_code, error_msg, data })

async function asked() {
  answers(0, '', { transaction_id: 'T-1', time: 125 })
  const sent = await askPointsCode(billId, 4_200_000)
  if (!('sent' in sent)) throw new Error('The code was not sent')
  return sent.sent
}

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  api.mockReset()
  stored.clear()
})

describe('paying with points', () => {
  it('offers another code when this one is void, and forgets it over a reload', async () => {
    const code = await asked()
    expect(await pointsCode(billId)).toEqual(code)
    answers(errors['otp.expired'].code, 'hết hạn')
    expect(await payByCode(code, '123456')).toEqual({ problem: { over: 'hết hạn' } })
    expect(await pointsCode(billId)).toBeNull()
  })

  it('keeps a code that was only typed wrong', async () => {
    const code = await asked()
    answers(errors['otp.wrong'].code, 'không chính xác')
    expect(await payByCode(code, '123456')).toEqual({ problem: 'không chính xác' })
    expect(await pointsCode(billId)).toEqual(code)
  })

  it('leaves the code’s form when bill or wallet are the matter', async () => {
    const code = await asked()
    answers(1, 'không đủ điểm')
    expect(await payByCode(code, '123456')).toEqual({ refused: 'không đủ điểm' })
  })

  it('reports a code requested too soon in the words of the OTP dialog', async () => {
    answers(errors['otp.tooSoon'].code, 'Bạn vừa lấy mã xác nhận, vui lòng thử lại sau 9 giây.')
    expect(await askPointsCode(billId, 4_200_000)).toMatchObject({
      text: 'Bạn vừa lấy mã OTP, vui lòng thử lại sau 9 giây.',
    })
  })
})
