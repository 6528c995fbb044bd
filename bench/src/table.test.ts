import { describe, expect, it } from 'vitest'
import { judge, type Row } from './table.ts'

const row: Row = {
  name: 'bookings / plain SQL',
  measured: 70,
  against: 100,
  unit: 'bookings/s',
  ratio: 0.7,
  better: 'higher',
  limit: 0.5,
}

describe('a row of the bench', () => {
  it('holds on its side of the limit', () => {
    expect(judge(row).holds).toBe(true)
    expect(judge({ ...row, ratio: 0.4 }).holds).toBe(false)
    expect(judge({ ...row, better: 'lower', limit: 5, ratio: 4 }).holds).toBe(true)
    expect(judge({ ...row, better: 'lower', limit: 5, ratio: 6 }).holds).toBe(false)
  })

  it('fails when it beats its baseline without a stated reason', () => {
    expect(judge({ ...row, ratio: 1.45 })).toMatchObject({
      holds: false,
      remark: expect.stringContaining('unlike work'),
    })
    expect(judge({ ...row, ratio: 1.45, limit: null }).holds).toBe(false)
    expect(judge({ ...row, better: 'lower', limit: 1.3, ratio: 0.9 }).holds).toBe(false)
  })

  it('passes ahead of its baseline for a stated reason, which the table shows', () => {
    const repeats = { ...row, limit: 2, ratio: 3, mayBeat: 'a repeat does less work' }
    expect(judge(repeats)).toEqual({ holds: true, remark: 'a repeat does less work' })
    expect(judge({ ...repeats, ratio: 0.9 })).toEqual({ holds: false, remark: '' })
  })

  it('fails when nothing was measured', () => {
    expect(judge({ ...row, ratio: Number.NaN }).holds).toBe(false)
  })
})
