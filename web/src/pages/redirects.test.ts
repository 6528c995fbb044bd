import { expect, it } from 'vitest'
import { Route as bookingSent } from './book/booking-sent.tsx'
import { Route as infoBookingNow } from './book/info-booking-now.tsx'
import { Route as root } from './home/index.tsx'
import { Route as historyBooked } from './rounds/history-booked.tsx'

/** Where an address that only leads on leads, with its query. */
async function targetOf(lead: (context: never) => unknown, search: object): Promise<unknown> {
  try {
    await lead({ search } as never)
  } catch (redirect) {
    return redirect instanceof Response && 'options' in redirect ? redirect.options : redirect
  }
  throw new Error('It led nowhere')
}

it('the bare address leads home with the token and source it came with', async () => {
  const search = { token: 'a.b.c', source: 7 }
  const lead = root.options.beforeLoad
  expect(await targetOf(lead as never, search)).toMatchObject({ to: '/wap', search, statusCode: 302 })
})

it('the old address of the history keeps its filter', async () => {
  const lead = historyBooked.options.beforeLoad
  expect(await targetOf(lead as never, { type: 2 })).toMatchObject({
    to: '/wap/history',
    search: { type: 2 },
  })
})

it.each([
  ['the booking just sent', bookingSent],
  ['the booking paid by its code', infoBookingNow],
])('a page about %s leads home without one', async (_, { options }) => {
  expect(await targetOf(options.loader as never, {})).toMatchObject({ to: '/wap', replace: true })
})
