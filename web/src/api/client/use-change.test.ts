import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FailedCall, Refused } from './failed-call.ts'

// Other tests may have loaded the same modules before, without the mock of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())

const { toasts } = vi.hoisted(() => ({ toasts: vi.fn() }))
vi.mock('#dialogs/toast-store.ts', () => ({ showToast: toasts }))
const { useChange } = await import('./use-change.ts')

beforeEach(() => toasts.mockReset())

/** The change of a page that has been rendered, and how many are under way. */
function changeOf<Input, Output>(change: (input: Input) => Promise<Output>) {
  const client = new QueryClient()
  const hook: { run?: (input: Input) => Promise<Output | undefined> } = {}
  function Page() {
    hook.run = useChange(change).run
    return null
  }
  renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Page)))
  return {
    run: async (input: Input) => hook.run?.(input),
    underWay: () => client.isMutating(),
  }
}

describe('a change', () => {
  it('gives its result, and is pending until then', async () => {
    const { run, underWay } = changeOf(async (n: number) => n + 1)
    const result = run(1)
    expect(underWay()).toBe(1)
    expect(await result).toBe(2)
    expect(underWay()).toBe(0)
  })

  it('runs once at a time', async () => {
    const change = vi.fn(async () => 'done')
    const { run } = changeOf(change)
    expect(await Promise.all([run(undefined), run(undefined)])).toEqual(['done', undefined])
    expect(change).toHaveBeenCalledOnce()
  })

  it('shows a refusal with the server’s words, and tries nothing again by itself', async () => {
    const change = vi.fn(() => Promise.reject(new Refused(7, 'không được')))
    const { run } = changeOf(change)
    expect(await run(undefined)).toBeUndefined()
    expect(toasts).toHaveBeenCalledExactlyOnceWith('warning', 'không được')
    expect(change).toHaveBeenCalledOnce()
  })

  it('shows nothing for a failed call, which was reported already', async () => {
    const { run } = changeOf(() => Promise.reject(new FailedCall(0, 0, '')))
    expect(await run(undefined)).toBeUndefined()
    expect(toasts).not.toHaveBeenCalled()
  })

  it('throws a fault of the page, and may be run again', async () => {
    const change = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('fault'))
      .mockResolvedValueOnce('done')
    const { run } = changeOf(change)
    await expect(run(undefined)).rejects.toThrow('fault')
    expect(await run(undefined)).toBe('done')
  })
})
