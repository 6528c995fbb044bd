import { expect, test } from 'vitest'
import { mangleContent, mangleStyles } from './mangle.ts'
import { orderFor } from './variants.ts'

test('each mangling leaves the code readable but for its case, signs and spaces; only cutting loses some', () => {
  for (const style of mangleStyles) {
    const plain = mangleContent('TT8K4M2Q9P', style, 42).replace(/[^0-9A-Za-z]/g, '')
    expect(plain.includes('TT8K4M2Q9P')).toBe(style !== 'cut')
    expect(plain).toContain('TT8K4M')
  }
})

test('too little is never nothing, and the difference is worth noticing', () => {
  const now = new Date()
  const order = { account_number: '1', amount: 500, content: '' }
  expect(orderFor('short', order, now).amount).toBe(1)
  expect(orderFor('large', order, now).amount).toBe(1500)
})
