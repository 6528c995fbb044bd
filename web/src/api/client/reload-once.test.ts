import { reloadOnceSeconds } from '@teeviet/contract/rules/limits'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'

const { stored, reload, toasts } = vi.hoisted(() => ({
  stored: new Map<string, string>(),
  reload: vi.fn(),
  toasts: vi.fn(),
}))
vi.mock('./build-request.ts', () => ({
  buildRequest: () => {
    throw new TypeError('x is not a function')
  },
}))
vi.mock('./send.ts', () => ({ send: vi.fn() }))
vi.mock('./caller.ts', () => ({ currentCaller: () => ({ token: '', vga: 0, bankId: 0, lang: 'vi' }) }))
vi.mock('./ended-session.ts', () => ({ signedInAgain: vi.fn() }))
vi.mock('#dialogs/toast-store.ts', () => ({ showToast: toasts }))
vi.mock('#i18n/load.ts', () => ({ textsIn: () => ({ of: () => (key: string) => key }) }))
vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} } })
vi.stubGlobal('location', { reload })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
// Other tests may have loaded the same modules before, without the mocks of this file.
vi.resetModules()
const { answerOf } = await import('./call.ts')

const call = () => expect(answerOf('GET /api/services/get_top_post', {})).rejects.toThrow('not a function')

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

it('a request that cannot be built reloads the page, once a minute, and is reported the next time', async () => {
  await call()
  expect(reload).toHaveBeenCalledOnce()
  expect(toasts).not.toHaveBeenCalled()

  vi.setSystemTime(Date.now() + (reloadOnceSeconds - 1) * 1000)
  await call()
  expect(reload).toHaveBeenCalledOnce()
  expect(toasts).toHaveBeenCalledExactlyOnceWith('error', 'error.connection')

  vi.setSystemTime(Date.now() + 1000)
  await call()
  expect(reload).toHaveBeenCalledTimes(2)
})
