import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isGuessableSecret } from './guessable-secret.ts'

test('accepts the output of a random generator, as hexadecimal and as base64', () => {
  for (let round = 0; round < 500; round += 1) {
    expect(isGuessableSecret(randomBytes(32).toString('hex'))).toBe(false)
    expect(isGuessableSecret(randomBytes(24).toString('base64'))).toBe(false)
  }
})

test('recognises few characters, a repeated part and the alphabet', () => {
  expect(isGuessableSecret('1212121212121212121212121212121212')).toBe(true)
  expect(isGuessableSecret('golf-in-vietnam-golf-in-vietnam-golf')).toBe(true)
  expect(isGuessableSecret('abcdefghijklmnopqrstuvwxyzABCDEFGH')).toBe(true)
  expect(isGuessableSecret('zyxwvutsrqponmlkjihgfedcba9876543210')).toBe(true)
})
