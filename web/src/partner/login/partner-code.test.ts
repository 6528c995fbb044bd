import { errors } from '@teeviet/contract/errors'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

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
const { codeForCustomer, tokenForCode } = await import('./partner-code.ts')

const customer = { phone: '0912345678', cif: 'C-7' }
const answers = (error_code: number, error_msg = '', data: unknown = null) =>
  api.mockResolvedValueOnce({ error_code, error_msg, data })
const codes = () => api.mock.calls.filter(([call]) => call === 'POST /api/for_cms/get_sms_login').length

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api.mockReset()
  stored.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the code of a bank’s customer', () => {
  it('is asked for on the first load, and not again by a reload while it is good', async () => {
    answers(0, '', { time: 125 })
    const first = await codeForCustomer(customer)
    expect(api).toHaveBeenLastCalledWith('POST /api/for_cms/get_sms_login', customer)
    vi.setSystemTime(Date.now() + 124_000)
    expect(await codeForCustomer(customer)).toEqual(first)
    expect(codes()).toBe(1)
  })

  it('is requested again when it has expired', async () => {
    answers(0, '', { time: 125 })
    await codeForCustomer(customer)
    vi.setSystemTime(Date.now() + 126_000)
    answers(0, '', { time: 125 })
    expect(await codeForCustomer(customer)).toHaveProperty('sent')
    expect(codes()).toBe(2)
  })

  it('is asked for by another customer', async () => {
    answers(0, '', { time: 125 })
    await codeForCustomer(customer)
    answers(0, '', { time: 125 })
    await codeForCustomer({ ...customer, cif: 'C-8' })
    expect(codes()).toBe(2)
  })

  it('needs a captcha when the bank’s sign-in is too long ago, and reports any other refusal', async () => {
    answers(errors['captcha.wrong'].code, 'Mã Captcha không chính xác')
    expect(await codeForCustomer(customer)).toEqual({ needsCaptcha: true })
    answers(errors['otp.tooSoon'].code, 'Bạn vừa lấy mã xác nhận, vui lòng thử lại sau 9 giây.')
    expect(await codeForCustomer(customer)).toEqual({
      text: 'Bạn vừa lấy mã OTP, vui lòng thử lại sau 9 giây.',
    })
  })

  it('is traded for a token by a signed call, with the code as a number', async () => {
    const code = { ...customer, until: 0, merchant: '', isRegistering: false }
    answers(0, '', { token: 'a.b.c' })
    expect(await tokenForCode(code, '012345')).toEqual({ token: 'a.b.c' })
    expect(api).toHaveBeenLastCalledWith(
      'POST /api/for_wap/get_token_with_otp',
      expect.objectContaining({
        ...customer,
        code: 12345,
        signdata: expect.stringMatching(/^[0-9a-f]{64}$/),
      }),
    )
  })

  it('says what is wrong with it, and offers another one when it is void', async () => {
    const code = { ...customer, until: 0, merchant: '', isRegistering: false }
    answers(errors['otp.wrongOnLoginPage'].code, 'Vui lòng thử lại!')
    expect(await tokenForCode(code, '123456')).toEqual({ problem: 'Vui lòng thử lại!' })
    answers(errors['otp.expired'].code, 'hết hạn')
    expect(await tokenForCode(code, '123456')).toEqual({ problem: { over: 'hết hạn' } })
  })
})
