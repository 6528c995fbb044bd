import { z } from 'zod'
import { defineCall } from './call.ts'
import { request, typed } from './fields.ts'

// What a request says of the golfer is the client's copy; the server takes all of it from the session.
const said = { cif: typed(64), phone: typed(32), order_id: typed(64), merchant: typed(64) }

const link = z.object({ url: z.string() })

/** The bank's shop with the customer signed in; only for golfers that VietinBank handed in. */
export const loginShopVtb = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_shop_VTB',
  access: 'member',
  summary: "Into VietinBank's shop",
  request: request({ cif: said.cif, phone: said.phone }),
  response: link,
})

/** The bank's shop with the customer signed in; only for golfers that Sacombank handed in. */
export const loginShopStb = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_shop_STB',
  access: 'member',
  summary: "Into Sacombank's shop",
  request: request({ cif: said.cif, phone: said.phone, order_id: said.order_id }),
  response: link,
})

/** The health-insurance service of the bank with the customer signed in; only for golfers that Sacombank handed in. */
export const loginHioStb = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_hio_STB',
  access: 'member',
  summary: "Into Sacombank's insurance service",
  request: request({ ...said, fullname: typed(200) }),
  response: link,
})

/** A short-lived token for a partner's callback link; the browser goes to `callback_url` with `token` in its query. */
export const createTokenHandde = defineCall({
  method: 'POST',
  path: '/api/for_wap/create_token_handde',
  access: 'member',
  summary: 'A token for a callback link',
  request: request({ vid: typed(20), phone: said.phone }),
  response: z.object({ callback_url: z.string(), token: z.string() }),
})
