import { describe, expect, it } from 'vitest'
import { dropBooked, keepBooked, readBooked } from './booked-data.ts'
import { localKeysInUse, readLocal, writeLocal } from './local-store.ts'

describe('booked data kept in the browser', () => {
  it('comes back as it was and cannot be read at a glance', async () => {
    const booked = { general_bill_payment_id: 12, course: 'Sân Đồi Mẫu' }
    await keepBooked('now', booked)
    expect(await readBooked('now')).toEqual(booked)
    expect(localKeysInUse()).toContain('bk_now')
    expect(readLocal('bk_now')).not.toContain('general')
  })

  it('is dropped in silence when it cannot be read', async () => {
    writeLocal('bk_now', 'bm90IG91cnM=')
    expect(await readBooked('now')).toBeNull()
    expect(readLocal('bk_now')).toBeNull()
  })

  it('is gone when dropped, and nothing is there that was not kept', async () => {
    await keepBooked('now', 1)
    dropBooked('now')
    expect(await readBooked('now')).toBeNull()
    expect(await readBooked('other')).toBeNull()
  })
})
