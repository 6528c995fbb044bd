import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { codeRefusals } from './code-refusals.ts'

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
beforeEach(() => stored.clear())

it('a booking’s code asked for too soon is told in the words of the OTP dialog', async () => {
  expect(await askForCode(matter, tooSoon)).toMatchObject({
    refused: { text: 'Bạn vừa lấy mã OTP, vui lòng thử lại sau 9 giây.' },
  })
})

it('a code whose answer was lost is on the phone, and counts', async () => {
  await expect(askForCode(matter, cut)).rejects.toThrow()
  const asked = await askForCode(matter, tooSoon)
  expect(asked).toEqual({ until: await askedCodeUntil(matter) })
})
