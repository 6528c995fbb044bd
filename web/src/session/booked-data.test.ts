import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropBooked, keepBooked, readBooked } from './booked-data.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  return () => vi.unstubAllGlobals()
})

const draft = { course: { id: 7, title: 'Sân Đồi Mẫu' }, players: ['Nguyễn Văn An'] }

describe('booked data kept in the browser', () => {
  it('comes back as it was', async () => {
    await keepBooked('draft', draft)
    expect(await readBooked('draft')).toEqual(draft)
  })

  it('is stored under a bk_ key and is not readable at a glance', async () => {
    await keepBooked('draft', draft)
    expect([...stored.keys()]).toEqual(['bk_draft'])
    expect(atob(stored.get('bk_draft') ?? '')).not.toContain('players')
  })

  it('looks different each time, also when it is the same', async () => {
    await keepBooked('one', draft)
    await keepBooked('two', draft)
    expect(stored.get('bk_one')).not.toBe(stored.get('bk_two'))
  })

  it.each(['', 'x', '{"course":7}', btoa('a'.repeat(60))])(
    'is dropped in silence when it cannot be read: %s',
    async (broken) => {
      stored.set('bk_draft', broken)
      expect(await readBooked('draft')).toBeNull()
      expect(stored.size).toBe(0)
    },
  )

  it('is gone when dropped, and nothing is there that was not kept', async () => {
    await keepBooked('draft', 1)
    dropBooked('draft')
    expect(await readBooked('draft')).toBeNull()
    expect(await readBooked('other')).toBeNull()
  })

  it('of two values written at once keeps the later one', async () => {
    keepBooked('draft', 1)
    keepBooked('draft', 2)
    expect(await readBooked('draft')).toBe(2)
    keepBooked('draft', 3)
    dropBooked('draft')
    expect(await readBooked('draft')).toBeNull()
  })
})
