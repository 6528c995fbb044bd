import { expect, test } from 'vitest'
import { firstGap, segmentNumber } from './wal-segments.ts'

test('numbers segments across timelines and logs', () => {
  const last = segmentNumber('0000000100000000000000FF')
  expect(last).toBe(255)
  expect(segmentNumber('000000020000000100000000.gz')).toBe(256)
  expect(segmentNumber('00000002.history.gz')).toBeNull()
  expect(segmentNumber('000000010000000000000001.unfinished')).toBeNull()
})

test('finds the first missing segment, whichever timeline the others are of', () => {
  const archived = ['000000010000000000000001.gz', '000000010000000000000003.gz', '000000020000000000000004']
  expect(firstGap(archived, 1)).toBe(2)
  expect(firstGap(archived, 3)).toBeNull()
  expect(firstGap([], 3)).toBeNull()
})
