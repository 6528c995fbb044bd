import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calls } from './calls.ts'

const search = calls['GET /api/services/search_facility'].request
const booking = calls['POST /api/services/create_booking_for_wap'].request
const login = calls['POST /api/for_cms/login_with_otp'].request
const billDetail = calls['GET /api/services/get_bill_detail_for_wap'].request
const teeTimes = calls['POST /api/for_wap/get_tee_time_by_facility'].request

describe('the fields of every request', () => {
  it('accepts uid, bank_id, is_wap and lang as number or text, and drops unknown fields', () => {
    const read = billDetail.parse({
      bill_id: '7',
      uid: 12,
      bank_id: '7',
      is_wap: 1,
      lang: 'kr',
      surprise: true,
    })
    expect(read).toMatchObject({ bill_id: 7, uid: 12, bank_id: '7', is_wap: 1, lang: 'kr' })
    expect(read).not.toHaveProperty('surprise')
  })
})

describe('numbers', () => {
  it('are the same as number and as digits', () => {
    assert(
      property(integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (key) => {
        return (
          billDetail.parse({ bill_id: key }).bill_id === billDetail.parse({ bill_id: String(key) }).bill_id
        )
      }),
    )
  })

  it('are refused where a column could not hold them', () => {
    for (const bill_id of [0, -1, 1.5, 2 ** 53, '99999999999999999999', 'abc', '1e3', null, [], true]) {
      expect(billDetail.safeParse({ bill_id }).success).toBe(false)
    }
    expect(teeTimes.safeParse({ facility_id: 2 ** 31, date_played: 0 }).success).toBe(false)
  })
})

describe('the search', () => {
  it('reads the query of an address, empty criteria meaning none', () => {
    const read = search.parse({
      type: '0',
      limit: '3',
      page: '2',
      place: ' Đà Lạt ',
      sort: '1',
      region: '',
      play_time: '3',
      number_hole: '18',
      price_from: '1000000',
      date_played: '1795136400000',
    })
    expect(read).toMatchObject({ limit: 3, page: 2, place: 'Đà Lạt', sort: 1, play_time: 3, number_hole: 18 })
    expect(read.region).toBeUndefined()
    expect(search.parse({})).toMatchObject({ limit: 10, page: 1, place: '' })
  })

  it('refuses criteria that do not exist', () => {
    for (const wrong of [
      { number_hole: 12 },
      { play_time: 4 },
      { region: 'west' },
      { sort: 3 },
      { limit: 1000 },
    ]) {
      expect(search.safeParse(wrong).success).toBe(false)
    }
  })
})

describe('a day', () => {
  it('is read from milliseconds and from both ways of writing it', () => {
    for (const date_played of [1795136400000, '1795136400000', '20-11-2026', '2026-11-20']) {
      expect(teeTimes.parse({ facility_id: 1, date_played }).date_played).toBe('2026-11-20')
    }
    for (const date_played of ['31-02-2026', 'today', '', -1]) {
      expect(teeTimes.safeParse({ facility_id: 1, date_played }).success).toBe(false)
    }
  })
})

describe('a booking', () => {
  it('takes packages as ids and as objects, each once', () => {
    const read = booking.parse({
      list_users: [
        { user_id: '1001', name_out_system: null, list_insurrance: [3, '4', { product_id: 3 }] },
        { user_id: -1, name_out_system: ' An ' },
      ],
      date_played: '1795136400000',
      facility_id: '12',
      flash_sale_id: '',
      product_id: null,
    })
    expect(read.list_users).toEqual([
      { user_id: 1001, name_out_system: '', list_insurrance: [3, 4], is_unnamed: false },
      { user_id: -1, name_out_system: 'An', list_insurrance: [], is_unnamed: false },
    ])
    expect(read.date_played).toBe(1795136400000)
    expect(read.facility_id).toBe(12)
    expect(read.flash_sale_id).toBeUndefined()
  })

  it('leaves missing values to the domain', () => {
    expect(booking.parse({})).toMatchObject({ list_users: [] })
    expect(booking.parse({ list_users: null, facility_id: '', date_played: '' }).facility_id).toBeUndefined()
  })

  it('refuses values no form can send', () => {
    const player = { user_id: -1, name_out_system: 'An' }
    expect(booking.safeParse({ list_users: Array(201).fill(player) }).success).toBe(false)
    expect(booking.safeParse({ list_users: [{ ...player, name_out_system: 'a\0b' }] }).success).toBe(false)
    expect(booking.safeParse({ list_users: [{ ...player, name_out_system: 'a'.repeat(201) }] }).success).toBe(
      false,
    )
    expect(booking.safeParse({ date_played: 1e300 }).success).toBe(false)
  })
})

it("restores a code's leading zeros, whether it was sent as number or as text", () => {
  expect(login.parse({ phone: '0912345678', code: 1234 }).code).toBe('001234')
  expect(login.parse({ phone: 912345678, code: '012345' })).toMatchObject({
    phone: '912345678',
    code: '012345',
  })
  expect(login.parse({ phone: '0912345678', code: 'abc' }).code).toBe('abc')
  expect(login.parse({})).toMatchObject({ phone: '', code: '' })
})
