import { afterAll, beforeEach, expect, it, vi } from 'vitest'

// Other tests may have read the same modules before, without what stands in for them here.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const { toasts, reload, server } = vi.hoisted(() => ({
  toasts: vi.fn(),
  reload: vi.fn(),
  server: vi.fn<() => Promise<Response>>(),
}))
vi.mock('#dialogs/toast-store.ts', () => ({ showToast: toasts }))
vi.stubGlobal('location', { reload })
vi.stubGlobal('fetch', server)
const { afterMissingChunk } = await import('./reload-on-missing-chunk.ts')

const well = () => Promise.resolve(new Response('ok'))
const lost = (piece: string) =>
  afterMissingChunk(new TypeError(`Failed to fetch dynamically imported module: ${piece}`), 'No connection')

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => vi.clearAllMocks())

it('a chunk missing once is reported, missing again it reloads the page', async () => {
  server.mockImplementation(well)
  await lost('/a.js')
  expect(toasts).toHaveBeenCalledExactlyOnceWith('error', 'No connection')
  expect(reload).not.toHaveBeenCalled()

  await lost('/a.js')
  expect(reload).toHaveBeenCalledOnce()
  expect(toasts).toHaveBeenCalledOnce()

  // another piece has its own first time
  await lost('/b.js')
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['there is no line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server is not well', () => Promise.resolve(new Response('', { status: 503 }))],
])('the page stays, and says so, while %s', async (why, answer) => {
  server.mockImplementation(answer)
  await lost(`/${why}.js`)
  await lost(`/${why}.js`)
  expect(toasts).toHaveBeenCalledTimes(2)
  expect(reload).not.toHaveBeenCalled()
})
