import { z } from 'zod'
import { defineCall } from '../../call.ts'
import { request, typed } from '../../fields.ts'

// The golfer's data in a request is the client's copy; the server reads all of it from the session.
const said = { cif: typed(64), phone: typed(32), order_id: typed(64), merchant: typed(64) }

const link = z.object({ url: z.string() })

export const loginShopVtb = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_shop_VTB',
  may: 'golfer',
  summary: "Open VietinBank's shop",
  description:
    "Returns the address of the bank's shop with the customer signed in. Only for golfers who came from " +
    'VietinBank.',
  request: request({ cif: said.cif, phone: said.phone }),
  response: link,
})

export const loginShopStb = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_shop_STB',
  may: { owner: { order_id: 'bill' } },
  summary: "Open Sacombank's shop",
  description:
    "Returns the address of the bank's shop with the customer signed in. Only for golfers who came from " +
    'Sacombank.',
  request: request({ cif: said.cif, phone: said.phone, order_id: said.order_id }),
  response: link,
})

export const loginHioStb = defineCall({
  method: 'POST',
  path: '/api/for_wap/login_hio_STB',
  may: { owner: { order_id: 'bill' } },
  summary: "Open Sacombank's insurance service",
  description:
    "Returns the address of the bank's health insurance service with the customer signed in. Only for " +
    'golfers who came from Sacombank.',
  request: request({ ...said, fullname: typed(200) }),
  response: link,
})

export const createTokenHandde = defineCall({
  method: 'POST',
  path: '/api/for_wap/create_token_handde',
  may: 'golfer',
  summary: 'Create a token for a callback link',
  description:
    "Creates a short-lived token for a partner's callback link. The browser opens `callback_url` with " +
    '`token` in its query.',
  request: request({ vid: typed(20), phone: said.phone }),
  response: z.object({ callback_url: z.string(), token: z.string() }),
})
