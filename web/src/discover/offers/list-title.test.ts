import { expect, test } from 'vitest'
import { listTitle } from './list-title.ts'

test('the title of a list comes from its address, also for an unknown list', () => {
  expect(listTitle({ name: '골든 아워' }, 'Giờ vàng', '티타임')).toBe('Giờ vàng')
  expect(listTitle(undefined, 'Giờ vàng', 'Tee time')).toBe('Giờ vàng')
})

test('without its word a list has its own name, in the reader’s language', () => {
  expect(listTitle({ name: '골든 아워' }, ' \n ', '티타임')).toBe('골든 아워')
  expect(listTitle(undefined, ' \n ', 'Tee time')).toBe('Tee time')
  expect(listTitle(undefined, undefined, 'Tee time')).toBe('Tee time')
})

test('the address has one line of it, no more than a heading has', () => {
  const title = listTitle(undefined, `Ưu đãi\n\n${'⛳'.repeat(500)}`, 'Tee time')
  expect([...title]).toHaveLength(40)
  expect(title).toMatch(/^Ưu đãi ⛳+…$/)
})
