import { createBookingForWap } from '@teeviet/contract/calls/booking-requests'
import { instantAt } from '@teeviet/contract/rules/time/dates'
import { describe, expect, it } from 'vitest'
import { guestPlayer, memberPlayer } from '../players/player.ts'
import { anyTimeOf } from './booking-draft.ts'
import { bookingFields } from './booking-fields.ts'

const morning = instantAt('2026-11-21', '06:30')
const filled = {
  course: { id: 7 },
  play: {
    startsAt: morning,
    isAnyTime: false,
    holes: 18,
    price: 1_500_000,
    productId: null,
    flashSaleId: null,
  },
  players: [
    memberPlayer({ vga: 100_001, id_display: '100001', fullname: 'Nguyễn Văn An' }),
    guestPlayer(' Minh '),
  ],
  packages: [{ id: 3 }, { id: 4 }],
}

describe('the request of a booking', () => {
  it('names members by vID, guests by -1 and their name, and gives every player the packages', () => {
    expect(bookingFields(filled)).toEqual({
      list_users: [
        { user_id: 100_001, name_out_system: '', list_insurrance: [3, 4] },
        { user_id: -1, name_out_system: 'Minh', list_insurrance: [3, 4] },
      ],
      date_played: morning,
      facility_id: 7,
      number_hole: 18,
    })
  })

  it('names the offer whose price was shown', () => {
    const play = { ...filled.play, productId: 12, flashSaleId: 5 }
    expect(bookingFields({ ...filled, play })).toMatchObject({ product_id: 12, flash_sale_id: 5 })
  })

  it('asks for any time of a day by its first instant', () => {
    const fields = bookingFields({ ...filled, play: anyTimeOf(morning) })
    expect(fields.date_played).toBe(instantAt('2026-11-21', '00:00'))
    expect(fields).not.toHaveProperty('number_hole')
  })

  it('is what the contract takes', () => {
    expect(createBookingForWap.request.safeParse(bookingFields(filled)).success).toBe(true)
  })
})
