import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenSettled } from './when-settled.ts'

const queryClient = new QueryClient()
const work = vi.fn()
let answer: (data: string) => void

const ask = (key: string) =>
  queryClient.fetchQuery({
    queryKey: [key],
    queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  queryClient.clear()
  work.mockClear()
})

/** The answer arrives, and the work has run once. */
async function expectWorkAfter(asked: Promise<string>) {
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).not.toHaveBeenCalled()
  answer('an answer')
  await asked
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledOnce()
}

test('work waits until the page has what it asked for, and runs once', async () => {
  const asked = ask('bill')
  whenSettled(queryClient, new AbortController().signal, work)
  await expectWorkAfter(asked)

  const again = ask('history')
  answer('a history')
  await again
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledOnce()
})

test('what is asked for before the browser is idle is waited for as well', async () => {
  whenSettled(queryClient, new AbortController().signal, work)
  const asked = ask('bill')
  await expectWorkAfter(asked)
})

test('a page that asks for nothing works as soon as the browser is idle', async () => {
  whenSettled(queryClient, new AbortController().signal, work)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledOnce()
})

test('after a logout nothing runs', async () => {
  const session = new AbortController()
  whenSettled(queryClient, session.signal, work)
  session.abort()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).not.toHaveBeenCalled()
})
