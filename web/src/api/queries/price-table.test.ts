import { QueryClient } from '@tanstack/react-query'
import { startOfDay } from '@teeviet/contract/rules/time/dates'
import { expect, it } from 'vitest'
import { enterDesktopSite } from '#session/desktop-site.ts'
import { priceQuery } from './price-table.ts'

const whole = 'GET /api/for_wap/list_price_booking_for_wap'
const filtered = 'GET /api/services/get_price_facility'
const date_played = '2026-11-20'

it('the whole table has a call of its own, a filtered one and one in a bank’s app another', () => {
  expect(priceQuery({}, false).queryKey).toEqual([whole, {}])
  expect(priceQuery({}, true).queryKey).toEqual([filtered, { is_vietinbank: 1 }])
  for (const isEmbedded of [false, true])
    expect(priceQuery({ facility_id: 3, date_played }, isEmbedded).queryKey).toEqual([
      filtered,
      { is_vietinbank: 1, facility_id: 3, date_played: startOfDay(date_played) },
    ])
  expect(startOfDay(date_played)).toBe(Date.parse('2026-11-20T00:00:00+07:00'))
})

it('prices that are there are not asked for again', async () => {
  const client = new QueryClient()
  const query = priceQuery({}, false)
  client.setQueryData(query.queryKey, [], { updatedAt: 1 })
  expect(await client.fetchQuery(query)).toEqual([])
})

it('a visit through /web has the whole table from the group’s call, and filters as everybody', () => {
  enterDesktopSite()
  expect(priceQuery({}, false).queryKey).toEqual(['GET /api/group/api/v1/other/list_price_booking', {}])
  expect(priceQuery({}, true).queryKey[0]).toBe(filtered)
  expect(priceQuery({ facility_id: 3 }, false).queryKey[0]).toBe(filtered)
})
