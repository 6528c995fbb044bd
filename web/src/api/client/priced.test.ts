import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import * as api from '../index.ts'
import { forgetOldPrices } from './priced.ts'

const page = { pages: [[]], pageParams: [1] }
const longer = { pages: [[], []], pageParams: [1, 2] }

function isKept(data: unknown, ageMs: number): boolean {
  const client = new QueryClient()
  const queryKey = [api.courses.search, 'south']
  client.setQueryData(queryKey, data, { updatedAt: Date.now() - ageMs })
  forgetOldPrices(client)
  return client.getQueryData(queryKey) !== undefined
}

test('drops prices older than a minute', () => {
  expect(isKept([], 10_000)).toBe(true)
  expect(isKept([], 61_000)).toBe(false)
  expect(isKept(page, 61_000)).toBe(false)
})

test('keeps the length of a list that was made longer, however old its prices are', () => {
  expect(isKept(longer, 61_000)).toBe(true)
})

test('keeps what chooses the day of a longer list, and drops the days of one course', () => {
  const keptAfterAMinute = (request: object, list: unknown) => {
    const client = new QueryClient()
    const queryKey = [api.teeTimes.priceStrip, request]
    client.setQueryData(queryKey, [], { updatedAt: Date.now() - 61_000 })
    client.setQueryData([api.courses.search, 'south'], list)
    forgetOldPrices(client)
    return client.getQueryData(queryKey) !== undefined
  }
  expect(keptAfterAMinute({ region: 'south' }, longer)).toBe(true)
  expect(keptAfterAMinute({ region: 'south' }, page)).toBe(false)
  expect(keptAfterAMinute({ facility_id: 1 }, longer)).toBe(false)
})

test('drops what comes from a clock that was set back', () => {
  expect(isKept(longer, -1_000)).toBe(false)
})
