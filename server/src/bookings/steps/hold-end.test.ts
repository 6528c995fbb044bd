import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config'
import { holdEnd } from './hold-end.ts'

const { rules } = readConfig({})
const at = (clock: string) => new Date(`2026-11-24T${clock}:00+07:00`)

test('an unanswered hold ends two hours after the staff hour', () => {
  expect(holdEnd(rules, at('15:00'), at('09:00'))).toEqual(at('11:00'))
})

test('or one hour before the tee time, when that is earlier', () => {
  expect(holdEnd(rules, at('11:30'), at('09:00'))).toEqual(at('10:30'))
})

test('but not before the staff hour is over', () => {
  expect(holdEnd(rules, at('09:30'), at('09:00'))).toEqual(at('09:00'))
})

test('and an any-time request has none', () => {
  expect(holdEnd(rules, null, at('09:00'))).toBeNull()
})
