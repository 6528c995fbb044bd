import { readFileSync } from 'node:fs'
import { bookingStates } from '@teeviet/contract/rules/bookings/statuses'
import { describe, expect, test } from 'vitest'
import { firstStates, statesBefore, steps } from './states.ts'

describe('the table of states', () => {
  test('reaches every state from a first one', () => {
    const reached = new Set<string>(firstStates)
    for (let before = -1; before !== reached.size; ) {
      before = reached.size
      for (const { from, to } of steps) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...bookingStates].sort())
  })

  test('names each step once', () => {
    const names = steps.map(({ from, to }) => `${from} ${to}`)
    expect(names).toHaveLength(new Set(names).size)
  })

  test('only staff confirm, and only a payment pays', () => {
    expect(statesBefore('confirmed', 'member')).toEqual([])
    expect(statesBefore('paid', 'member')).toEqual([])
    expect(statesBefore('placed', 'member')).toEqual([])
    expect(statesBefore('refunded', 'member')).toEqual([])
  })

  test('lets the golfer leave for free as long as nothing is paid', () => {
    expect(statesBefore('withdrawn', 'member')).toEqual(['draft', 'requested', 'confirmed'])
    expect(statesBefore('cancelled', 'member')).toEqual(['placed'])
  })

  test('revives an expired booking by a payment only', () => {
    expect(steps.filter((step) => step.from === 'expired').map((step) => step.to)).toEqual(['paid'])
    expect(statesBefore('paid', 'system')).toEqual(['placed'])
  })
})

test('the diagram in the documents shows these steps and no other', () => {
  const document = readFileSync(new URL('../../../../docs/booking-states.md', import.meta.url), 'utf8')
  const drawn = [...document.matchAll(/^ {2}(\w+) --> (\w+): (.+) \((.+)\)$/gm)]
  expect(drawn.map(([, from, to, what, by]) => `${from} ${to}: ${what} (${by})`)).toEqual(
    steps.map(({ from, to, what, by }) => `${from} ${to}: ${what} (${by.join(', ')})`),
  )
})
