import { expect, it } from 'vitest'
import { isEmpty } from './is-empty.ts'

it('takes undefined, null, blank strings and empty objects as empty', () => {
  for (const value of [undefined, null, '', '   ', '\n\t', {}, []]) expect(isEmpty(value)).toBe(true)
})

it('takes everything a golfer chose as given', () => {
  for (const value of [0, false, 'a', ' a ', [0], { id: undefined }, new Date(0)]) {
    expect(isEmpty(value)).toBe(false)
  }
})
