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
const { requestCode, resendCode } = await import('./request-code.ts')

const typed = { phone: '0912345678', keydata: '77', capstr: 'GOLF5' }
const sent = { ...typed, until: 0, cif: '', merchant: '', isRegistering: false }
const answers = (data: unknown = null, error_code = 0, error_msg = '') =>
  api.mockResolvedValueOnce({ error_code, error_msg, data })
const refuses = (
  name: 'captcha.wrong' | 'captcha.expired' | 'otp.tooSoon' | 'otp.tooManyToday',
  text: string,
) => answers(null, errors[name].code, text)
const asked = () => api.mock.calls.map(([call]) => call)

const exists = 'POST /api/for_wap/check_phone_exist'
const captcha = 'GET /api/captcha/admin/verify-captcha'
const sms = 'POST /api/for_cms/get_sms_login'

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  api.mockReset()
  stored.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the way to a login code', () => {
  it('is the captcha, the account, then the SMS, whose seconds the countdown takes', async () => {
    answers()
    answers({ phone: typed.phone })
    answers({ time: 125 })
    const answer = await requestCode({ ...typed, mode: 'login' })
    expect(asked()).toEqual([captcha, exists, sms])
    expect(api).toHaveBeenNthCalledWith(1, captcha, { keydata: '77', capstr: 'GOLF5' })
    expect(api).toHaveBeenNthCalledWith(3, sms, { ...typed, merchant: undefined })
    expect(answer).toMatchObject({ sent: { phone: typed.phone, until: Date.now() + 125_000 } })
  })

  it('sends the code of a foreign number to its e-mail address, also a second one', async () => {
    answers()
    answers({ phone: '+821012345678' })
    answers({ time: 125 })
    const foreign = { ...typed, phone: '+821012345678', email: 'jiwon@golf.example' }
    const answer = await requestCode({ ...foreign, mode: 'login' })
    expect(api).toHaveBeenNthCalledWith(3, sms, { ...foreign, merchant: undefined })
    expect(answer).toMatchObject({ sent: { email: foreign.email } })
    answers({ time: 125 })
    await resendCode({ ...sent, phone: foreign.phone, email: foreign.email })
    expect(api).toHaveBeenLastCalledWith(sms, {
      phone: foreign.phone,
      email: foreign.email,
      merchant: undefined,
    })
  })

  it.each([
    ['register', { phone: typed.phone }, 'login'],
    ['login', null, 'register'],
  ] as const)(
    'reveals whether a number is registered only after a right captcha: %s',
    async (mode, account, otherMode) => {
      answers()
      answers(account)
      expect(await requestCode({ ...typed, mode })).toEqual({ otherMode })
      expect(asked()).toEqual([captcha, exists])
    },
  )

  it('does not judge a captcha again that was right in the other mode', async () => {
    answers(null)
    answers({ time: 125 })
    await requestCode({ ...typed, mode: 'register', isSolved: true })
    expect(asked()).toEqual([exists, sms])
  })

  it.each([
    ['captcha.wrong', 'Mã Captcha không chính xác', false],
    ['captcha.expired', 'Mã đã hết hạn', true],
  ] as const)('ends at the captcha: %s', async (name, text, spent) => {
    refuses(name, text)
    expect(await requestCode({ ...typed, mode: 'login' })).toEqual({
      problem: { at: 'captcha', text },
      spent,
    })
    expect(asked()).toEqual([captcha])
  })

  it.each([
    [
      'otp.tooSoon',
      'Bạn vừa lấy mã xác nhận, vui lòng thử lại sau 42 giây.',
      'Bạn vừa lấy mã OTP, vui lòng thử lại sau 42 giây.',
    ],
    ['otp.tooManyToday', 'Hôm nay đã gửi 10 mã.', 'Hôm nay đã gửi 10 mã.'],
  ] as const)('shows why the SMS failed and requires a new captcha: %s', async (name, text, shown) => {
    answers()
    answers(null)
    refuses(name, text)
    expect(await requestCode({ ...typed, mode: 'register' })).toEqual({
      problem: { at: 'form', text: shown },
      spent: true,
    })
  })
})

it('a code is sent again for the same phone, and without a captcha while that is allowed', async () => {
  answers({ time: 125 })
  expect(await resendCode(sent)).toMatchObject({ sent: { until: Date.now() + 125_000 } })
  expect(api).toHaveBeenLastCalledWith(sms, { phone: typed.phone, merchant: undefined })
  refuses('captcha.wrong', 'Mã Captcha không chính xác')
  expect(await resendCode(sent)).toEqual({ needsCaptcha: true })
})
