import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FailedCall } from '#api/client/failed-call.ts'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const { api } = vi.hoisted(() => ({ api: vi.fn() }))
const page = { visibilityState: 'visible', cookie: '' }
vi.mock('#api/client/call.ts', () => ({ answerOf: api }))
vi.stubGlobal('document', page)
vi.stubGlobal('window', { isSecureContext: true })
const { followPoints, followPointsAnew } = await import('./follow-points.ts')
const { dropSession, readSession, storeSession } = await import('#session/session.ts')

const points = (point: number) => ({ error_code: 0, error_msg: '', data: { point } })
const refused = { error_code: 5, error_msg: 'không', data: null }
const pass = (rounds: number) => vi.advanceTimersByTimeAsync(20_000 * rounds)
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  page.visibilityState = 'visible'
  storeSession({ token: 'a.b.c', vga: 7, point_wallet: 10 })
  api.mockResolvedValue(points(10))
})
afterEach(() => {
  stop()
  dropSession()
  vi.useRealTimers()
  vi.clearAllMocks()
})
afterAll(() => vi.unstubAllGlobals())

describe('the points of a signed-in golfer', () => {
  it('are asked for now and every 20 seconds, and kept with the session', async () => {
    stop = followPoints()
    await pass(0)
    api.mockResolvedValue(points(250_000))
    await pass(3)
    expect(api).toHaveBeenCalledTimes(4)
    expect(readSession()?.point_wallet).toBe(250_000)
  })

  it('are not asked for any more once the server answers with anything but 0', async () => {
    api.mockResolvedValue(refused)
    stop = followPoints()
    await pass(5)
    expect(api).toHaveBeenCalledTimes(1)
  })

  it('are not asked for any more after an ended session or a fault of the server', async () => {
    for (const failed of [new FailedCall(498, 498, ''), new FailedCall(500, 500, '')]) {
      api.mockClear().mockRejectedValue(failed)
      stop = followPoints()
      await pass(5)
      expect(api).toHaveBeenCalledTimes(1)
    }
  })

  it('are asked for again after a lost connection, which is no answer', async () => {
    api.mockRejectedValue(new FailedCall(0, 0, ''))
    stop = followPoints()
    await pass(2)
    expect(api).toHaveBeenCalledTimes(3)
  })

  it('are asked for again, once a round, after the profile was saved', async () => {
    api.mockResolvedValue(refused)
    stop = followPoints()
    await pass(1)
    api.mockClear().mockResolvedValue(points(5))
    followPointsAnew()
    followPointsAnew()
    await pass(2)
    expect(api).toHaveBeenCalledTimes(4)
    dropSession()
    await pass(2)
    expect(api).toHaveBeenCalledTimes(4)
  })

  it('pause while the page is hidden', async () => {
    stop = followPoints()
    await pass(1)
    page.visibilityState = 'hidden'
    await pass(5)
    expect(api).toHaveBeenCalledTimes(2)
    page.visibilityState = 'visible'
    await pass(1)
    expect(api).toHaveBeenCalledTimes(3)
  })

  it('of one golfer are never written into the session of the next', async () => {
    api.mockImplementation(async () => {
      storeSession({ token: 'd.e.f', vga: 8, point_wallet: 1 })
      return points(999)
    })
    stop = followPoints()
    await pass(0)
    expect(readSession()?.point_wallet).toBe(1)
  })
})
