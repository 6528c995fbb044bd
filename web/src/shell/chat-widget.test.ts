import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type FakeScript = { src: string; async: boolean; dataset: Record<string, string> }
const scripts: FakeScript[] = []
const connect = vi.fn()
const page: { chatWidget?: { connect: typeof connect } } = {}
vi.stubGlobal('window', page)
vi.stubGlobal('document', {
  querySelector: () => scripts.find(({ dataset }) => 'chat' in dataset) ?? null,
  createElement: (): FakeScript => ({ src: '', async: false, dataset: {} }),
  head: { append: (script: FakeScript) => scripts.push(script) },
})
const { connectChat } = await import('./chat-widget.ts')

const golfer = { id: '100007', name: 'Nguyễn An' }

afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
  scripts.length = 0
  delete page.chatWidget
})

describe('the chat', () => {
  it('loads the provider’s script once and connects the golfer when it is ready, looking every 800 ms', () => {
    connectChat('https://chat.example/widget.js', golfer)
    connectChat('https://chat.example/widget.js', golfer)()
    expect(scripts).toEqual([expect.objectContaining({ src: 'https://chat.example/widget.js', async: true })])
    vi.advanceTimersByTime(1_600)
    page.chatWidget = { connect }
    vi.advanceTimersByTime(799)
    expect(connect).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(connect).toHaveBeenCalledExactlyOnceWith(golfer)
    vi.advanceTimersByTime(60_000)
    expect(connect).toHaveBeenCalledOnce()
  })

  it('is abandoned silently after 30 polls', () => {
    connectChat('https://chat.example/widget.js', golfer)
    vi.advanceTimersByTime(30 * 800)
    page.chatWidget = { connect }
    vi.advanceTimersByTime(60_000)
    expect(connect).not.toHaveBeenCalled()
  })

  it('is left alone when the golfer has logged out meanwhile', () => {
    const stop = connectChat('https://chat.example/widget.js', golfer)
    stop()
    page.chatWidget = { connect }
    vi.advanceTimersByTime(60_000)
    expect(connect).not.toHaveBeenCalled()
  })
})
