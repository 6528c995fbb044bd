import type { APIRequestContext } from '@playwright/test'
import type { Language } from '@teeviet/contract/rules/languages'
import { clubWithPhone, linkFor, sendRequest } from '../helpers/club.ts'
import { sessionHeaders } from '../helpers/devices/staff-cookie.ts'
import { newPhone } from '../helpers/golfer.ts'
import { pay, sandbox } from '../helpers/sandbox.ts'
import { logIn, type SignedIn } from '../helpers/signed-in.ts'
import { staffSession } from '../helpers/staff.ts'
import { teeTimeOf } from '../helpers/tee-times.ts'

/** Everything of the demo world that an address needs to be opened with. */
export type World = {
  golfer: SignedIn
  /** The cookie of a console session. */
  staff: string
  /** The token of a golfer signed in by BIDV, in each language: it also contains the golfer's language. */
  customers: Record<Language, string>
  requested: number
  placed: number
  paid: number
  certificate: number
  receipt: number
  round: string
  /** The address of the open flight of the requested booking. */
  flight: string
  /** Of the link that a club was sent about a request. */
  clubKey: string
  sale: {
    id: number
    title: string
    product: { product_id: number; facility_id: number; price_sale: number }
  }
}

/** Creates a golfer with a booking in each state that has a screen of its own, and looks up the rest. */
export async function makeWorld(request: APIRequestContext): Promise<World> {
  const golfer = await logIn(request, newPhone())
  const call = callWith(request, golfer.token)
  const staff = await staffSession()
  const asStaff = callWith(request, staff)
  await call('for_wap/update_info_user', { fullname: 'Nguyễn Hoàng Minh Anh', gender: 1 })

  const book = async (packages: number[]) => {
    const { facility_id, start_at } = await teeTimeOf(request, { places: 4 })
    const { id_general_bill } = await call('services/create_booking_for_wap', {
      facility_id,
      date_played: start_at,
      terms_agreed: 1,
      list_users: [
        { user_id: golfer.vga, list_insurrance: packages },
        { user_id: -1, name_out_system: 'Trần Thị Thanh Hương', list_insurrance: [] },
      ],
    })
    return Number(id_general_bill)
  }
  const transfer = async (call_: string, data: object) => {
    const { bank } = await call(call_, data)
    const { bank_account: account_number, amount, bank_code: content } = Object(bank)
    await pay(request, { account_number, amount, content })
  }

  const requested = await book([])
  // at once: parallel tests take the places that are left beside it
  const { url } = await call('for_wap/open_flight', { id_general_bill_detail: requested, is_open: 1 })
  const placed = await book([2])
  const paid = await book([2])
  for (const id of [placed, paid]) await asStaff(`staff/bookings/${id}/confirm-and-place`, {})
  await transfer('for_cms/create_request_for_wap_wgroup', {
    type: 'bank',
    data_provider: { general_bill_id: paid },
  })
  await transfer('for_cms/create_request_for_wap_point', {
    type: 'bank',
    money: 5_000_000,
    provider: 'point_new',
  })
  const { certificate, receipt } = await documentsOf(request, golfer.token, paid)
  const { code: round } = await call('rounds/share', { id_general_bill: paid })
  return {
    golfer,
    staff,
    customers: {
      vi: await signInAtBank(request, 'vi'),
      en: await signInAtBank(request, 'en'),
      kr: await signInAtBank(request, 'kr'),
      jp: await signInAtBank(request, 'jp'),
    },
    requested,
    placed,
    paid,
    certificate,
    receipt,
    round: String(round),
    flight: new URL(String(url)).pathname,
    clubKey: await askedClub(request, golfer),
    sale: await runningSale(request),
  }
}

/** The numbers of the paid bill's certificate and receipt, which exist once the payment was read. */
async function documentsOf(request: APIRequestContext, token: string, bill: number) {
  const headers = { authorization: `Bearer ${token}` }
  for (let tries = 0; tries < 60; tries++) {
    const answer = await request.get(`/api/services/get_bill_detail_for_wap?bill_id=${bill}`, { headers })
    const { insurrance_id, documents } = (await answer.json()).data
    if (insurrance_id && documents[0])
      return { certificate: Number(insurrance_id), receipt: Number(documents[0].id) }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('a paid bill with a package has no certificate or no receipt')
}

async function askedClub(request: APIRequestContext, golfer: SignedIn): Promise<string> {
  const { course, phone } = await clubWithPhone(request)
  const { code } = await sendRequest(request, golfer, course, 3)
  return (await linkFor(request, phone, code)).replace('/c/', '')
}

async function signInAtBank(request: APIRequestContext, lang: Language): Promise<string> {
  const order = { cif: 'DEMO-BIDV-1', lang }
  const { data } = await (await request.post(`${sandbox}/partners/bidv/hand-over`, { data: order })).json()
  const { token } = await callWith(request, '')('for_wap/login_checkpoint', { data })
  return String(token)
}

async function runningSale(request: APIRequestContext): Promise<World['sale']> {
  const { data } = await (await request.get('/api/services/get_list_categorys')).json()
  const [{ id, name, products }] = data
  return { id, title: name, product: products[0] }
}

/** Makes calls by name with the token's rights; a refusal is an error. */
function callWith(request: APIRequestContext, token: string) {
  const headers: Record<string, string> = token ? sessionHeaders(token) : {}
  return async (name: string, data: object): Promise<Record<string, unknown>> => {
    const answer = await (await request.post(`/api/${name}`, { headers, data })).json()
    if (answer.error_code !== 0) throw new Error(`${name}: ${answer.error_msg}`)
    return Object(answer.data)
  }
}
