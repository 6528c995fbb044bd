import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { clock, clockEnd, holes, texts, textsOf } from '../../entities/staff/golf.ts'
import { day, epochMs, id, instant, maybe, request, vnd, whole } from '../../fields.ts'

const offer = z
  .object({
    id: z.int(),
    version: z.int(),
    category_id: z.int(),
    facility_id: z.int(),
    facility_name: z.string(),
    date_start: z.string(),
    date_end: z.string(),
    time_start: z.string(),
    time_end: z.string(),
    number_hole: holes,
    price: vnd,
    price_sale: vnd,
    /** Places sold at this price in all and left of them; null as many as the tee sheet has. */
    quantity: z.int().nullable(),
    quantity_left: z.int().nullable(),
    is_active: z.boolean(),
    is_instant: z.boolean(),
  })
  .meta({ id: 'StaffOffer' })

const category = z
  .object({
    id: z.int(),
    version: z.int(),
    name: texts,
    position: z.int(),
    is_flash_sale: z.boolean(),
    starts_at: epochMs,
    ends_at: epochMs,
    offers: z.array(offer),
  })
  .meta({ id: 'StaffCategory' })

export const staffOffers = defineCall({
  method: 'GET',
  path: '/api/staff/offers',
  may: { staff: 'golf.read', at: 'listed' },
  summary: 'List offers',
  description:
    'Returns categories and flash sales with their offers, in the order of the home page; ended ones ' +
    'only with `ended` 1.',
  request: request({ ended: maybe(z.enum(['0', '1'])) }),
  response: z.array(category),
})

/** With its version a row is changed, without one it is added. */
const which = { id: maybe(id), version: maybe(id) }

export const saveCategory = defineCall({
  method: 'POST',
  path: '/api/staff/offer-categories',
  may: { staff: 'offers.edit' },
  summary: 'Create or save an offer category',
  description:
    'Creates or saves a category or a flash sale. Refused (`staff.changedMeanwhile`) when a colleague ' +
    'saved it first.',
  request: request({
    ...which,
    name: textsOf(120).refine(({ vi }) => vi.trim() !== '', { path: ['vi'], message: 'is empty' }),
    position: whole(0, 9_999),
    is_flash_sale: z.boolean(),
    starts_at: instant,
    ends_at: instant,
  }).refine(({ starts_at, ends_at }) => starts_at < ends_at, {
    path: ['ends_at'],
    message: 'is not after starts_at',
  }),
  response: category,
})

export const endCategory = defineCall({
  method: 'POST',
  path: '/api/staff/offer-categories/:id/end',
  may: { staff: 'offers.edit' },
  summary: 'End an offer category',
  description: 'Ends a category or flash sale now; existing bookings stay valid.',
  request: request({ id, version: id }),
  response: category,
})

export const saveOffer = defineCall({
  method: 'POST',
  path: '/api/staff/offers',
  may: { staff: 'offers.edit', at: { id: 'offer', facility_id: 'course' } },
  summary: 'Create or save an offer',
  description:
    'Creates or saves an offer. Refused when its quantity is below the number already sold ' +
    '(`offer.sold`), or when a colleague saved it first (`staff.changedMeanwhile`).',
  request: request({
    ...which,
    category_id: id,
    facility_id: id,
    date_start: day,
    date_end: day,
    time_start: clock,
    time_end: clockEnd,
    number_hole: holes,
    price: whole(1, 1_000_000_000),
    price_sale: whole(1, 1_000_000_000),
    quantity: maybe(whole(0, 100_000)),
    is_active: z.boolean(),
    is_instant: z.boolean(),
  })
    .refine(({ date_start, date_end }) => date_start <= date_end, {
      path: ['date_end'],
      message: 'is before date_start',
    })
    .refine(({ time_start, time_end }) => time_start < time_end, {
      path: ['time_end'],
      message: 'is not after time_start',
    })
    .refine(({ price, price_sale }) => price_sale <= price, {
      path: ['price_sale'],
      message: 'is above the price',
    }),
  response: offer,
})
