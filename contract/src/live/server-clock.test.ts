import { afterEach, describe, expect, it, vi } from 'vitest'
import { noteServerDate, noteServerNow, serverNow } from './server-clock.ts'

afterEach(() => vi.useRealTimers())

describe('the server’s clock', () => {
  it('is followed even when the device’s is wrong by hours', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 3, 0, 0) })
    const server = Date.UTC(2026, 10, 20, 8, 30, 10)
    noteServerDate(new Date(server).toUTCString(), Date.now() - 100, Date.now())
    expect(Math.abs(serverNow() - server)).toBeLessThan(1000)
    vi.setSystemTime(Date.now() + 60_000)
    expect(Math.abs(serverNow() - server - 60_000)).toBeLessThan(1000)
  })

  it('does not move for a slow answer that says about the same', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 3, 0, 0) })
    noteServerDate(new Date(Date.now()).toUTCString(), Date.now() - 20, Date.now())
    const before = serverNow()
    noteServerDate(new Date(Date.now()).toUTCString(), Date.now() - 8000, Date.now())
    expect(serverNow()).toBe(before)
  })

  it('moves when the device’s clock was put right meanwhile, and ignores nonsense', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 3, 0, 0) })
    noteServerDate(new Date(Date.now()).toUTCString(), Date.now() - 20, Date.now())
    const server = Date.now() + 3_600_000
    noteServerDate(new Date(server).toUTCString(), Date.now() - 2000, Date.now())
    expect(Math.abs(serverNow() - server)).toBeLessThan(2000)
    noteServerDate('nonsense', 0, 0)
    noteServerDate(null, 0, 0)
    expect(Math.abs(serverNow() - server)).toBeLessThan(2000)
  })

  it('is read to the millisecond from an answer that carries it, and keeps that over a later Date', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 3, 0, 0) })
    const server = Date.now() + 1_234_567
    noteServerNow(server - 15, Date.now() - 30, Date.now())
    expect(serverNow()).toBe(server)
    noteServerDate(new Date(server).toUTCString(), Date.now() - 30, Date.now())
    expect(serverNow()).toBe(server)
  })

  it('believes a somewhat slower answer once its own reading is old: no device keeps time for days', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 3, 0, 0) })
    const server = Date.now() + 7_000_000
    noteServerNow(server, Date.now() - 20, Date.now())
    const first = serverNow()
    noteServerNow(server + 15, Date.now() - 60, Date.now())
    expect(serverNow()).toBe(first)
    vi.setSystemTime(Date.now() + 3_600_000)
    noteServerNow(server + 3_600_015, Date.now() - 60, Date.now())
    expect(serverNow()).toBe(server + 3_600_015 + 30)
  })

  it('is a whole number of milliseconds, also when its answer took an odd number of them', () => {
    const asked = Date.now()
    noteServerNow(asked + 60_000, asked, asked + 5)
    expect(Number.isInteger(serverNow())).toBe(true)
    expect(serverNow()).toBeGreaterThanOrEqual(asked + 59_990)
  })
})
