import { describe, expect, it } from 'vitest'
import { formatFigure, translateWith } from './translate.ts'

const english = {
  hello: 'Hello {name}',
  deep: { in: 'inside' },
  places_one: '{n} place',
  places_other: '{n} places',
}
const vietnamese = { places_other: '{n} chỗ' }

describe('texts', () => {
  it('fills slots and ignores missing ones', () => {
    const t = translateWith(english, 'en')
    expect(t('hello', { name: 'Lan' })).toBe('Hello Lan')
    expect(t('hello')).toBe('Hello {name}')
    expect(t('hello', { name: '{n}' })).toBe('Hello {n}')
    expect(t('deep.in')).toBe('inside')
  })

  it('distinguishes singular and plural where the language does', () => {
    expect(translateWith(english, 'en')('places', { n: 1 })).toBe('1 place')
    expect(translateWith(english, 'en')('places', { n: 2 })).toBe('2 places')
    expect(translateWith(english, 'en')('places', { n: 0 })).toBe('0 places')
    expect(translateWith(vietnamese, 'vi')('places', { n: 1 })).toBe('1 chỗ')
  })

  it('shows the key of a text that is not there', () => {
    expect(translateWith(english, 'en')('no.such')).toBe('no.such')
    expect(translateWith(english, 'en')('hello.deeper')).toBe('hello.deeper')
  })

  it('writes figures the language’s way, in slots as well', () => {
    expect([formatFigure(7200, 'vi'), formatFigure(4.5, 'vi')]).toEqual(['7.200', '4,5'])
    expect([formatFigure(4, 'vi', 1), formatFigure(4.46, 'en', 1)]).toEqual(['4,0', '4.5'])
    expect([formatFigure(7200, 'jp'), formatFigure(4.5, 'kr')]).toEqual(['7,200', '4.5'])
    expect(translateWith(vietnamese, 'vi')('places', { n: 1200 })).toBe('1.200 chỗ')
  })
})
