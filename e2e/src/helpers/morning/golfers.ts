import { type APIRequestContext, expect } from '@playwright/test'
import type { RequestOf } from '@teeviet/contract'
import { newPhone } from '../golfer.ts'
import type { OwnProduct } from '../own-product/own-product.ts'
import { pay, smsOf } from '../sandbox.ts'
import { logIn, type SignedIn } from '../signed-in.ts'
import { type Caller, callerOf } from './calls.ts'

type Product = Pick<OwnProduct, 'sandbox'>

/** A golfer with an account, on a device of their own. */
export type Golfer = { session: SignedIn; request: APIRequestContext; call: Caller }

export type Start = { course: number; at: number }

/** A request that was sent: one golfer and a guest, or the golfer alone. */
export type Asked = { id: number; code: string; start: Start; golfer: Golfer }

/** Golfers who have registered by the code of an SMS, each on one of these devices. */
export function newGolfers({ sandbox }: Product, devices: readonly APIRequestContext[]): Promise<Golfer[]> {
  return Promise.all(
    devices.map(async (device) => {
      const session = await logIn(device, newPhone(), sandbox)
      return { session, request: device, call: callerOf(device, session.token) }
    }),
  )
}

/** The free starts of a day in order of time, in groups of one course and hour. */
export async function freeStarts(
  call: Caller,
  wanted: Pick<RequestOf<'GET /api/services/find_tee_times'>, 'date_played' | 'region' | 'facility_id'>,
  players: number,
): Promise<Start[][]> {
  const groups = await call('GET /api/services/find_tee_times', {
    ...wanted,
    number_player: players,
    limit: 50,
  })
  return groups.map(({ facility_id: course, tee_times }) =>
    tee_times.flatMap(({ start_at: at, price }) => (at === null || price === null ? [] : [{ course, at }])),
  )
}

export async function ask(golfer: Golfer, start: Start, players: number): Promise<Asked> {
  const own = { user_id: golfer.session.vga, name_out_system: '', list_insurrance: [] }
  const guest = { user_id: -1, name_out_system: 'Trần Thị Thanh Hương', list_insurrance: [] }
  const sent = await golfer.call('POST /api/services/create_booking_for_wap', {
    facility_id: start.course,
    date_played: start.at,
    list_users: [own, guest].slice(0, players),
    terms_agreed: 1,
  })
  return { id: sent.id_general_bill, code: sent.general_bill_code, start, golfer }
}

/** Transfers what is missing on the golfer’s bill, or so much less. Returns what was transferred. */
export async function transfer({ id, golfer }: Asked, { sandbox }: Product, less = 0): Promise<number> {
  const { bank } = await golfer.call('POST /api/for_cms/create_request_for_wap_wgroup', {
    type: 'bank',
    data_provider: { general_bill_id: id },
  })
  if (!bank) throw new Error('the bill has no account to pay to')
  const amount = bank.amount - less
  await pay(golfer.request, { account_number: bank.bank_account, amount, content: bank.bank_code }, sandbox)
  return amount
}

/** Waits for an SMS to the golfer with such words and returns them. */
export async function smsTo({ golfer }: Asked, { sandbox }: Product, words: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const messages = await smsOf(golfer.request, golfer.session.phone, sandbox)
    const texts = messages.map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringMatching(words))
    found = texts.flatMap((one) => words.exec(one)?.[0] ?? [])[0] ?? ''
  }).toPass({ timeout: 15_000, intervals: [100, 250] })
  return found
}
