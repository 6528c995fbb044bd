import { afterAll, afterEach, expect, it, vi } from 'vitest'

// Other tests may have loaded the same modules before, without the mocks of this file.
vi.hoisted(() => vi.resetModules())
// Later ones load them again, without these mocks.
afterAll(() => vi.resetModules())
const used: Promise<unknown>[] = []
const settled = new Set<unknown>()
let page: unknown
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  use: (value: unknown) => {
    if (!(value instanceof Promise)) return page
    used.push(value)
    if (!settled.has(value) && !('status' in value)) throw new Error('suspended')
    return undefined
  },
}))
const { textsIn } = await import('./load.ts')
const { useLazyTexts } = await import('./use-lazy-texts.ts')
afterEach(() => used.splice(0))

it('is the same promise in every render, also in those after its texts have come', async () => {
  const texts = textsIn('en', false)
  page = texts
  expect(() => useLazyTexts('history')).toThrow('suspended')
  const [promise] = used
  await promise
  settled.add(promise)
  expect(useLazyTexts('history')('waitlist.join')).not.toBe('waitlist.join')
  expect(used).toHaveLength(2)
  expect(used[1]).toBe(promise)
})

it('suspends for no moment when the page has loaded the texts', async () => {
  const texts = textsIn('jp', false)
  page = texts
  await texts.load(['history'])
  useLazyTexts('history')
  expect(used).toEqual([expect.objectContaining({ status: 'fulfilled' })])
})
