import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FailedCall, Refused } from './failed-call.ts'

const { toasts, states } = vi.hoisted(() => ({ toasts: vi.fn(), states: vi.fn() }))
vi.mock('#dialogs/toast-store.ts', () => ({ showToast: toasts }))
vi.mock('react', () => ({
  useRef: <Value>(current: Value) => ({ current }),
  useState: <Value>(value: Value) => [value, states],
}))
const { useAct } = await import('./use-act.ts')

beforeEach(() => {
  toasts.mockReset()
  states.mockReset()
})

describe('an act', () => {
  it('gives its result, and is pending until then', async () => {
    const { run } = useAct(async (n: number) => n + 1)
    expect(await run(1)).toBe(2)
    expect(states.mock.calls).toEqual([[{ input: 1 }], [undefined]])
  })

  it('runs once at a time', async () => {
    const act = vi.fn(async () => 'done')
    const { run } = useAct(act)
    expect(await Promise.all([run(), run()])).toEqual(['done', undefined])
    expect(act).toHaveBeenCalledOnce()
  })

  it('shows a refusal with the server’s words', async () => {
    const { run } = useAct(() => Promise.reject(new Refused(7, 'không được')))
    expect(await run()).toBeUndefined()
    expect(toasts).toHaveBeenCalledExactlyOnceWith('warning', 'không được')
  })

  it('shows nothing for a failed call, which was reported already', async () => {
    const { run } = useAct(() => Promise.reject(new FailedCall(0, 0, '')))
    expect(await run()).toBeUndefined()
    expect(toasts).not.toHaveBeenCalled()
  })

  it('throws a fault of the page, and may be run again', async () => {
    const act = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('fault'))
      .mockResolvedValueOnce('done')
    const { run } = useAct(act)
    await expect(run()).rejects.toThrow('fault')
    expect(await run()).toBe('done')
  })
})
