import { expect, it } from 'vitest'
import { announced, listOfNames } from './list-of-names.ts'

it.each([
  ['vi', 'An, Bình'],
  ['en', 'An, Bình'],
  ['kr', 'An · Bình'],
  ['jp', 'An・Bình'],
] as const)('keeps names apart as %s does', (language, list) => {
  expect(listOfNames(['An', 'Bình'], language)).toBe(list)
})

it.each([
  ['vi', '3 người', '3 người: An'],
  ['jp', '3名', '3名：An'],
] as const)('puts the colon of %s between a word and what follows', (language, word, line) => {
  expect(announced(word, 'An', language)).toBe(line)
  expect(announced(word, '', language)).toBe(word)
})
