import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../api/api.ts'
import { FailedCall } from '../../api/failed-call.ts'
import { findOut, sendOnce, unansweredSending } from './send-once.ts'

vi.mock('../../api/api.ts', () => ({ api: vi.fn() }))
vi.mock('../../i18n/language-choice.ts', () => ({ documentLanguage: () => language }))
vi.mock('../../session/session.ts', () => ({ readSession: () => ({ vga }) }))

let language = 'vi'
let vga = 100_001
const call = 'POST /api/services/create_booking_for_wap'
const request = { facility_id: 7, date_played: 1_790_000_000_000, list_users: [] }
const other = { ...request, facility_id: 8 }
const sent = { id_general_bill: 42 }
const line = vi.mocked(api)

const answers = (data: object) =>
  line.mockImplementationOnce(async () => ({ error_code: 0, error_msg: '', data }) as never)
const refuses = () =>
  line.mockImplementationOnce(async () => ({ error_code: 1602, error_msg: 'hết chỗ', data: null }) as never)
const fails = (status: number) =>
  line.mockImplementationOnce(async () => {
    throw new FailedCall(status, status, 'x')
  })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  line.mockReset()
  language = 'vi'
  vga = 100_001
  return () => vi.unstubAllGlobals()
})

describe('sending a booking', () => {
  it('is kept before it goes and forgotten once it was answered', async () => {
    line.mockImplementationOnce(async () => {
      expect(await unansweredSending(call)).toMatchObject({ request })
      return { error_code: 0, error_msg: '', data: sent } as never
    })
    expect(await sendOnce(call, request)).toEqual({ sent, isEarlier: false })
    expect(await unansweredSending(call)).toBeNull()
  })

  it('that was refused left nothing behind', async () => {
    refuses()
    expect(await sendOnce(call, request)).toEqual({ refused: { code: 1602, text: 'hết chỗ' }, isTold: false })
    expect(await unansweredSending(call)).toBeNull()
  })

  it.each([0, 500, 502, 503, 409])('is unknown after the status %i, and stays kept', async (status) => {
    fails(status)
    expect(await sendOnce(call, request)).toEqual({ unknown: true })
    expect(await unansweredSending(call)).toMatchObject({ request })
  })

  it.each([400, 401, 403, 404, 429, 498])(
    'is known not to have happened after the status %i',
    async (status) => {
      fails(status)
      expect(await sendOnce(call, request)).toMatchObject({ refused: { code: status }, isTold: true })
      expect(await unansweredSending(call)).toBeNull()
    },
  )

  it('sent again is the same request, in the language it was first sent in', async () => {
    fails(0)
    await sendOnce(call, request)
    language = 'en'
    answers(sent)
    await sendOnce(call, request)
    const [first, second] = line.mock.calls
    expect(second).toEqual(first)
    expect(second?.[2]).toEqual({ once: true, lang: 'vi' })
  })

  it('of something else first finds out what became of the lost one, and stops when that did arrive', async () => {
    fails(0)
    await sendOnce(call, request)
    answers(sent)
    expect(await sendOnce(call, other)).toEqual({ sent, isEarlier: true })
    expect(line.mock.calls.map(([, body]) => body)).toEqual([request, request])
  })

  it('of something else goes on when the lost one had never arrived', async () => {
    fails(0)
    await sendOnce(call, request)
    refuses()
    answers({ id_general_bill: 43 })
    expect(await sendOnce(call, other)).toEqual({ sent: { id_general_bill: 43 }, isEarlier: false })
    expect(line.mock.calls.map(([, body]) => body)).toEqual([request, request, other])
  })

  it('does not go on while nobody knows about the lost one', async () => {
    fails(0)
    await sendOnce(call, request)
    fails(0)
    expect(await sendOnce(call, other)).toEqual({ unknown: true })
    expect(await unansweredSending(call)).toMatchObject({ request })
  })

  it('that takes the place of the lost one is sent at once', async () => {
    fails(0)
    await sendOnce(call, request)
    answers({ id_general_bill: 43 })
    expect(await sendOnce(call, other, { replaces: true })).toEqual({
      sent: { id_general_bill: 43 },
      isEarlier: false,
    })
    expect(line.mock.calls.map(([, body]) => body)).toEqual([request, other])
  })

  it('of another golfer on the same device is nobody’s business', async () => {
    fails(0)
    await sendOnce(call, request)
    vga = 100_002
    expect(await unansweredSending(call)).toBeNull()
  })

  it('can be looked into after a reload', async () => {
    fails(0)
    await sendOnce(call, request)
    const kept = await unansweredSending(call)
    answers(sent)
    expect(kept && (await findOut(kept))).toEqual({ sent, isEarlier: false })
  })
})
