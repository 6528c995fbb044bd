import { describe, expect, it } from 'vitest'
import { transferPollMs, transferState } from './transfer-state.ts'

const open = { status: 0, money: 1000, received: 0, payment_deadline: 500 } as const

describe('the status of a transfer', () => {
  it('waits until the window closes', () => {
    expect(transferState(open, 499).kind).toBe('waiting')
    expect(transferState(open, 500).kind).toBe('over')
  })
  it('is waiting while the time is unknown', () => {
    expect(transferState(open, null).kind).toBe('waiting')
  })
  it('is paid, whatever the clock says: money sent in time may be reported late', () => {
    expect(transferState({ ...open, status: 1, received: 1000 }, 9000)).toEqual({
      kind: 'paid',
      received: 1000,
    })
  })
  it('says by how much it is short while there is time for the rest, and what came back after that', () => {
    const short = { ...open, received: 400 }
    expect(transferState(short, 499)).toEqual({ kind: 'short', received: 400, by: 600 })
    expect(transferState(short, 500)).toEqual({ kind: 'unfinished', received: 400 })
    expect(transferState({ ...short, status: 2 }, 100)).toEqual({ kind: 'unfinished', received: 400 })
  })
  it('is paid with too much, and says by how much', () => {
    expect(transferState({ ...open, status: 1, received: 1500 }, 9000)).toEqual({
      kind: 'excess',
      received: 1500,
      by: 500,
    })
  })
  it('distinguishes money that came too late from a window that closed without any', () => {
    expect(transferState({ ...open, status: 2, received: 1000 }, 9000)).toEqual({
      kind: 'late',
      received: 1000,
    })
    expect(transferState({ ...open, status: 2, received: 1500 }, 9000)).toEqual({
      kind: 'late',
      received: 1500,
    })
    expect(transferState({ ...open, status: 2 }, 9000).kind).toBe('over')
  })
})

describe('how often to ask', () => {
  it('stops only when paid, and slows down when the time is over', () => {
    expect(transferPollMs('waiting', 5000)).toBe(5000)
    expect(transferPollMs('short', 5000)).toBe(5000)
    expect(transferPollMs('excess', 5000)).toBe(false)
    expect(transferPollMs('paid', 5000)).toBe(false)
    expect(transferPollMs('over', 5000)).toBe(15_000)
  })
})
