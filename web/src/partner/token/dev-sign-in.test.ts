import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

// Other tests may have read the same modules before, without what stands in for them here.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const { api, stored, toasts } = vi.hoisted(() => ({
  api: vi.fn(),
  stored: new Map<string, string>(),
  toasts: vi.fn(),
}))
vi.mock('#api/client/call.ts', () => ({ answerOf: api }))
vi.mock('#dialogs/toast-store.ts', () => ({ showToast: toasts }))
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
vi.stubGlobal('window', {})
vi.stubGlobal('location', { protocol: 'https:' })
vi.stubGlobal('document', { cookie: '' })
const { signFields } = await import('#account/login/sign-fields.ts')
const { readSession, storeSession } = await import('#session/session.ts')
const { takeDevSignIn } = await import('./dev-sign-in.ts')

const phone = '0912345678'
const addressFor = async (signed: string) =>
  `http://dev.test/wap?phone=${phone}&signdata=${await signFields({ phone: signed })}&source=3`

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.resetAllMocks()
  stored.clear()
  api.mockResolvedValue({ error_code: 200, error_msg: '', data: { token: 'a.b.c', vga: 7 } })
})

describe('the hand-over of a developer’s host', () => {
  it('signs in the phone the address was signed for, and leaves the address', async () => {
    const address = await addressFor(phone)
    expect(await takeDevSignIn(address)).toBe('http://dev.test/wap?source=3')
    const signdata = await signFields({ phone })
    expect(api).toHaveBeenCalledExactlyOnceWith('POST /api/for_wap/login_by_phone', { phone, signdata })
    expect(readSession()).toMatchObject({ token: 'a.b.c', vga: 7 })
  })

  it('does nothing when the hash is another’s, is missing, or a golfer is signed in', async () => {
    expect(await takeDevSignIn(await addressFor('0987654321'))).toBeNull()
    expect(await takeDevSignIn(`http://dev.test/wap/login-otp?phone=${phone}&cif=C-7`)).toBeNull()
    storeSession({ token: 'x.y.z', vga: 8 })
    expect(await takeDevSignIn(await addressFor(phone))).toBeNull()
    expect(api).not.toHaveBeenCalled()
    expect(readSession()).toMatchObject({ vga: 8 })
  })

  it('reports a refusal, and signs no golfer in', async () => {
    api.mockResolvedValue({ error_code: 1102, error_msg: 'Số điện thoại không đúng định dạng.', data: null })
    expect(await takeDevSignIn(await addressFor(phone))).toBeNull()
    expect(toasts).toHaveBeenCalledWith('error', 'Số điện thoại không đúng định dạng.')
    expect(readSession()).toBeNull()
  })
})
