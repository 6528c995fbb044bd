import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FailedCall, Refused } from './failed-call.ts'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const sent: { headers: Record<string, string>; body: string | undefined }[] = []
let answer: () => { status: number; body: string; askedAt?: number; answeredAt?: number }
const { back, toasts, stored } = vi.hoisted(() => ({
  back: vi.fn(async () => false),
  toasts: vi.fn(),
  stored: new Map<string, string>(),
}))

vi.mock('./send.ts', () => ({
  send: async (request: (typeof sent)[number]) => {
    sent.push({ headers: { ...request.headers }, body: request.body })
    return answer()
  },
}))
vi.mock('./caller.ts', () => ({ currentCaller: () => ({ token: 't', vga: 5, bankId: 0, lang: 'vi' }) }))
vi.mock('./ended-session.ts', () => ({ signedInAgain: back }))
vi.mock('#dialogs/toast-store.ts', () => ({ showToast: toasts }))
vi.mock('#i18n/load.ts', () => ({ textsIn: () => ({ of: () => (key: string) => key }) }))
vi.stubGlobal('document', { documentElement: { toggleAttribute: () => {} } })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
const { answerOf, call } = await import('./call.ts')
const { serverNow } = await import('@teeviet/contract/live/server-clock')

const body = (code: number, text = '', data: unknown = null) =>
  JSON.stringify({ error_code: code, error_msg: text, data })
const answers = (status: number, text: string) => {
  answer = () => ({ status, body: text })
}
const breaks = () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
}
const booking = { facility_id: 1, date_played: 1, list_users: [] }
const book = () => answerOf('POST /api/services/create_booking_for_wap', booking, { once: true })

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => answers(200, body(0)))
afterEach(() => {
  sent.length = 0
  stored.clear()
  vi.clearAllMocks()
})

describe('an answered call', () => {
  it('gives the body, also when it is a refusal, and leaves the saying to the screen', async () => {
    answers(200, body(12, 'không được'))
    expect(await answerOf('GET /api/services/get_top_post', {})).toMatchObject({
      error_code: 12,
      error_msg: 'không được',
    })
    expect(toasts).not.toHaveBeenCalled()
  })

  it('as data is the data, or the refusal thrown', async () => {
    answers(200, body(0, '', [1]))
    expect(await call('GET /api/services/get_top_post', {})).toEqual([1])
    answers(200, body(12, 'không được'))
    await expect(call('GET /api/services/get_top_post', {})).rejects.toThrow(Refused)
  })

  it('is read under the older names as well', async () => {
    answers(200, JSON.stringify({ error: 3, msg: 'sai', data: null }))
    expect(await answerOf('GET /api/adv/home_ads', {})).toMatchObject({ error_code: 3, error_msg: 'sai' })
  })
})

describe('the server’s time', () => {
  it.each([[{ now: 9_000_000 }], [[{ now: 9_000_000 }, {}]]])(
    'is that of %j halfway until the answer began to arrive, however long it took to read',
    async (data) => {
      answer = () => ({ status: 200, body: body(0, '', data), askedAt: 1_000, answeredAt: 1_030 })
      vi.useFakeTimers({ now: 60_000 })
      await answerOf('GET /api/services/get_top_post', {})
      expect(serverNow()).toBe(9_000_000 - 1_015 + 60_000)
      vi.useRealTimers()
    },
  )
})

describe('a failed call', () => {
  it('is reported with the error’s text and rethrown', async () => {
    answers(409, body(409, 'Đã có người đặt'))
    await expect(answerOf('GET /api/services/get_top_post', {})).rejects.toMatchObject({
      status: 409,
      code: 409,
    })
    expect(toasts).toHaveBeenCalledWith('error', 'Đã có người đặt')
  })

  it('without an answer is reported as a connection error', async () => {
    breaks()
    await expect(answerOf('GET /api/services/get_top_post', {})).rejects.toMatchObject({ status: 0 })
    expect(toasts).toHaveBeenCalledWith('error', 'error.connection')
  })

  it('is reported when the page made it automatically, such as for loading', async () => {
    answers(500, body(500, 'Lỗi hệ thống'))
    await expect(answerOf('GET /api/services/get_top_post', {}, { quiet: true })).rejects.toThrow(FailedCall)
    expect(toasts).toHaveBeenCalledWith('error', 'Lỗi hệ thống')
  })

  it('is only thrown where its caller shows words of its own', async () => {
    answers(500, 'no json')
    await expect(answerOf('GET /api/services/get_top_post', {}, { silent: true })).rejects.toThrow(FailedCall)
    expect(toasts).not.toHaveBeenCalled()
  })

  it('with a token of its own is made on behalf of the token’s golfer', async () => {
    const content = Buffer.from(JSON.stringify({ vga: 9, bank_id: 3 })).toString('base64url')
    await answerOf('POST /api/for_wap/logout', {}, { token: `a.${content}.c` })
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toMatchObject({ uid: 9, bank_id: 3 })
    await answerOf('POST /api/for_wap/logout', {}, { token: 'a-console-token' })
    const ofStaff = JSON.parse(sent.at(-1)?.body ?? '')
    expect(ofStaff).toMatchObject({ is_wap: 1 })
    expect(ofStaff).not.toHaveProperty('uid')
  })

  it('for want of a login opens the login, without a toast', async () => {
    answers(401, body(401, 'cần đăng nhập'))
    await expect(answerOf('GET /api/services/get_list_order', {})).rejects.toMatchObject({ status: 401 })
    expect(back).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ token: 't', vga: 5 }), {})
    expect(toasts).not.toHaveBeenCalled()
  })

  it.each([
    [200, body(498, 'hết phiên')],
    [498, 'x'],
  ])('of an ended session (HTTP %i) opens the box, without a toast', async (status, text) => {
    answers(status, text)
    await expect(answerOf('GET /api/services/get_list_order', {})).rejects.toMatchObject({ status: 498 })
    expect([back.mock.calls.length, toasts.mock.calls.length]).toEqual([1, 0])
  })
})

describe('a call whose golfer logs in again', () => {
  it('is made again and gives what it was made for', async () => {
    answers(200, body(498, 'hết phiên'))
    back.mockImplementationOnce(async () => {
      answers(200, body(0, '', [1]))
      return true
    })
    expect(await call('GET /api/services/get_list_order', {})).toEqual([1])
    expect(sent).toHaveLength(2)
  })

  it('is aborted when no component waits for it any more', async () => {
    answers(200, body(498, 'hết phiên'))
    const gone = new AbortController()
    back.mockImplementationOnce(async () => {
      gone.abort()
      return true
    })
    const pending = answerOf('GET /api/services/get_list_order', {}, { signal: gone.signal })
    await expect(pending).rejects.toMatchObject({ status: 498 })
    expect(sent).toHaveLength(1)
  })

  it('is not the console’s: staff sign in elsewhere', async () => {
    answers(401, body(401))
    await expect(answerOf('GET /api/services/get_list_order', {}, { token: 'staff' })).rejects.toThrow()
    expect(back).not.toHaveBeenCalled()
  })
})

describe('a call that creates', () => {
  const keys = () => sent.map(({ headers }) => headers['idempotency-key'])

  it('is the same request before and after logging in again, since the first try may have arrived', async () => {
    breaks()
    await expect(book()).rejects.toThrow()
    answers(200, body(498, 'hết phiên'))
    back.mockImplementationOnce(async () => {
      answers(200, body(0))
      return true
    })
    await book()
    expect(sent).toHaveLength(3)
    expect(new Set(keys()).size).toBe(1)
  })

  it('keeps its key while the outcome is unknown, and only then', async () => {
    breaks()
    await expect(book()).rejects.toThrow()
    answers(503, body(503))
    await expect(book()).rejects.toThrow()
    answers(200, body(0))
    await book()
    await book()
    const [first, second, third, fourth] = keys()
    expect(first).toMatch(/^\w{20,}$/)
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })

  it('takes another key for another request', async () => {
    breaks()
    await expect(book()).rejects.toThrow()
    const other = { ...booking, facility_id: 2 }
    await expect(
      answerOf('POST /api/services/create_booking_for_wap', other, { once: true }),
    ).rejects.toThrow()
    expect(new Set(keys()).size).toBe(2)
  })
})
