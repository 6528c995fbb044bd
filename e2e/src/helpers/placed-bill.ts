import type { APIRequestContext } from '@playwright/test'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { worker, workers } from '../setup/workers.ts'
import { asStaff } from './staff.ts'

const DAY_MS = 86_400_000

export type PlacedBill = { id: number; amount: number }

type Answer = { error_code: number; error_msg: string; data: unknown }

/** The data of a call; its refusal is an error. */
async function dataOf(answer: { json(): Promise<unknown> }): Promise<Record<string, unknown>> {
  const { error_code, error_msg, data } = (await answer.json()) as Answer
  if (error_code !== 0) throw new Error(error_msg)
  return Object(data)
}

/**
 * A bill awaiting payment: booked by the golfer, confirmed and placed by staff. For one player, or for `guests`with the
 * last one insured.
 */
export async function placedBill(request: APIRequestContext, token: string, guests = 1): Promise<PlacedBill> {
  const golfer = { headers: { authorization: `Bearer ${token}` } }
  const { facilityId, startsAt } = await freeStart(request, guests)
  const cover = guests > 1 ? [await cheapestPackage(request)] : []
  const booking = await dataOf(
    await request.post('/api/services/create_booking_for_wap', {
      ...golfer,
      data: {
        facility_id: facilityId,
        date_played: startsAt,
        list_users: Array.from({ length: guests }, (_, at) => ({
          user_id: -1,
          name_out_system: `Khách Demo ${at + 1}`,
          list_insurrance: at === guests - 1 ? cover : [],
        })),
        terms_agreed: 1,
      },
    }),
  )
  const id = Number(booking.id_general_bill)
  const staff = await asStaff(request)
  await dataOf(await request.post(`/api/staff/bookings/${id}/confirm-and-place`, { ...staff, data: {} }))
  const bill = await dataOf(
    await request.get('/api/services/get_bill_detail_for_wap', { ...golfer, params: { bill_id: id } }),
  )
  return { id, amount: Number(bill.payment_amount) }
}

async function cheapestPackage(request: APIRequestContext): Promise<number> {
  const packages = await dataOf(await request.get('/api/services/list_package', { params: { type: 1 } }))
  const [first] = Object.values(packages) as { id: number }[]
  if (!first) throw new Error('no package is on sale')
  return first.id
}

/** A start with places for these and one more, three weeks ahead, at courses no parallel test uses. */
async function freeStart(
  request: APIRequestContext,
  guests: number,
): Promise<{ facilityId: number; startsAt: number }> {
  const courses = await dataOf(await request.get('/api/services/search_facility', { params: { limit: 10 } }))
  const day = dayOf(Date.now() + 21 * DAY_MS)
  const ids = (Object.values(courses) as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b)
  for (const id of ids.filter((_, place) => place % workers === worker)) {
    const starts = await dataOf(
      await request.get('/api/booking/booking_pax/sugestion_teetime_for_wap', {
        params: { facility_id: id, date_played: day },
      }),
    )
    for (const { places_left, start_at } of Object.values(starts).flat() as {
      places_left: number
      start_at: number
    }[])
      if (places_left > guests) return { facilityId: id, startsAt: start_at }
  }
  throw new Error('no tee time is free three weeks ahead')
}
