import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { codeRefusals } from './code-refusals.ts'

// Other tests may have loaded the same modules with another server time.
vi.hoisted(() => vi.resetModules())

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
const { askedCodeUntil, askForCode } = await import('./asked-code.ts')

const matter = '0912345678'
const tooSoon = async () => ({
  error_code: codeRefusals.tooSoon,
  error_msg: 'Bạn vừa lấy mã xác nhận, vui lòng thử lại sau 9 giây.',
  data: null,
})
const cut = async () => {
  throw new TypeError('Failed to fetch')
}

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stored.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a code is counted down by the seconds of its answer, and for its own booking', async () => {
  const asked = await askForCode(matter, async () => ({ error_code: 0, error_msg: '', data: { time: 40 } }))
  expect(asked).toEqual({ until: Date.now() + 40_000 })
  expect(await askedCodeUntil(matter)).toBe(Date.now() + 40_000)
  expect(await askedCodeUntil('0912345679')).toBeNull()
})

it('a booking’s code requested too soon is reported in the words of the OTP dialog', async () => {
  expect(await askForCode(matter, tooSoon)).toMatchObject({
    refused: { text: 'Bạn vừa lấy mã OTP, vui lòng thử lại sau 9 giây.' },
  })
})

it('a code whose answer was lost is on the phone, and counts', async () => {
  await expect(askForCode(matter, cut)).rejects.toThrow()
  const asked = await askForCode(matter, tooSoon)
  expect(asked).toEqual({ until: await askedCodeUntil(matter) })
})
