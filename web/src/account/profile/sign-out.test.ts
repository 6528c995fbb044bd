import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const { api, reload } = vi.hoisted(() => ({ api: vi.fn(), reload: vi.fn() }))
vi.mock('#api/client/call.ts', () => ({ answerOf: api }))
/** Keys are its own names, as a browser's storage has them. */
const storage: Record<string, unknown> = Object.create({
  getItem: (key: string) => storage[key] ?? null,
  setItem: (key: string, value: string) => {
    storage[key] = value
  },
  removeItem: (key: string) => delete storage[key],
})
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('location', { reload })
const { signOut } = await import('./sign-out.ts')
const { storeSession } = await import('#session/session.ts')

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.useFakeTimers()
  storeSession({ token: 'a.b.c', vga: 7 })
  Object.assign(storage, { language: 'kr', source: '3', partner: '{}', bk_form: 'x', reloaded_at: '1' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
})

describe('logging out', () => {
  it('ends the session at the server, deletes all but the language and reloads the page', async () => {
    api.mockResolvedValue({ error_code: 0 })
    await signOut()
    expect(api).toHaveBeenCalledWith(
      'POST /api/for_wap/logout',
      {},
      { quiet: true, silent: true, token: 'a.b.c' },
    )
    expect({ ...storage }).toEqual({ language: 'kr' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('needs no answer', async () => {
    api.mockRejectedValue(new TypeError('Failed to fetch'))
    await signOut()
    expect({ ...storage }).toEqual({ language: 'kr' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not wait for a line that hangs', async () => {
    api.mockReturnValue(new Promise(() => undefined))
    const out = signOut()
    await vi.advanceTimersByTimeAsync(2_000)
    await out
    expect({ ...storage }).toEqual({ language: 'kr' })
    expect(reload).toHaveBeenCalledOnce()
  })
})
