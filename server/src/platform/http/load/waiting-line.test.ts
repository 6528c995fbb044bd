import { describe, expect, it } from 'vitest'
import type { Importance } from './importance.ts'
import { createWaitingLine } from './waiting-line.ts'

const anything = () => true

/** What is taken until nothing may begin any more. */
function takeAll(line: ReturnType<typeof createWaitingLine<string>>, mayBegin = anything): string[] {
  const taken: string[] = []
  for (let next = line.take(mayBegin); next !== null; next = line.take(mayBegin)) taken.push(next.item)
  return taken
}

function lineWith(...waiting: [Importance, string, string][]) {
  const line = createWaitingLine<string>()
  for (const [importance, network, item] of waiting) line.add(importance, network, item)
  return line
}

describe('the line of waiting requests', () => {
  it('lets the important ones begin first', () => {
    const line = lineWith(
      ['picture', 'a', 'picture'],
      ['page', 'a', 'page'],
      ['read', 'a', 'read'],
      ['console', 'a', 'console'],
      ['booking', 'a', 'booking'],
    )
    expect(takeAll(line)).toEqual(['booking', 'console', 'read', 'page', 'picture'])
  })

  it('keeps the order of one network, and lets networks take turns', () => {
    const line = lineWith(
      ['read', 'a', 'a1'],
      ['read', 'a', 'a2'],
      ['read', 'a', 'a3'],
      ['read', 'b', 'b1'],
      ['read', 'c', 'c1'],
      ['read', 'b', 'b2'],
    )
    expect(takeAll(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('lets one in ten of the least important begin, however many bookings come', () => {
    const line = createWaitingLine<string>()
    for (let n = 0; n < 30; n += 1) line.add('booking', 'a', 'booking')
    line.add('picture', 'a', 'picture')
    line.add('page', 'a', 'page')
    const taken = takeAll(line)
    expect([taken.indexOf('picture'), taken.indexOf('page')]).toEqual([9, 19])
  })

  it('passes over what may not begin', () => {
    const line = lineWith(['console', 'a', 'console'], ['read', 'a', 'read'], ['page', 'a', 'page'])
    expect(takeAll(line, (importance?: Importance) => importance === 'page')).toEqual(['page'])
    expect([line.size('console'), line.size('read'), line.size('page')]).toEqual([1, 1, 0])
  })

  it('takes no more of a network than five hundred', () => {
    const line = createWaitingLine<number>()
    const added = Array.from({ length: 502 }, (_, n) => line.add('read', 'a', n))
    expect(added.indexOf(false)).toBe(500)
    expect(line.size('read')).toBe(500)
    expect([line.add('read', 'b', 0), line.add('booking', 'a', 0)]).toEqual([true, true])
  })

  it('gives back those that have waited too long, and no others', () => {
    const line = lineWith(
      ['read', 'a', 'old'],
      ['read', 'b', 'old too'],
      ['read', 'b', 'new'],
      ['booking', 'a', 'old'],
    )
    const isOverdue = (importance: Importance, item: string) =>
      importance === 'read' && item.startsWith('old')
    expect(line.takeOverdue(isOverdue)).toEqual(['old', 'old too'])
    expect(takeAll(line)).toEqual(['old', 'new'])
  })
})
