import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Asking, ask } from '#testing/apps/wire'
import { newTransfer, notificationOf, reportTransfer } from '#testing/bookings/report-transfer'
import { type EngineHome, makeEngineHome } from '#testing/processes/server-home'
import type { ServerProcess } from '#testing/processes/server-process'
import { bookingRequest, create, openSheet, promised, sendBooking } from '#testing/rush'
import { signInStaff } from '#testing/staff/session-headers'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: EngineHome
let server: ServerProcess
const admin = { email: 'kin.dao@teeviet.test', password: 'a password nobody guesses' }
const captcha = 'GOLF5'
const phone = '0912345678'
const friend = '0387654321'
const customer = { cif: 'CIF-KIN-DAO-77', fullname: 'Hoàng Giữ Kín' }
/** The partner banks, with the phone of the customer each signs in. */
const banks = { vietin: '0356781231', stb: '0356781232', nab: '0356781233', bidv: '0356781234' }

beforeAll(async () => {
  home = await makeEngineHome({
    LOG_LEVEL: 'trace',
    CAPTCHA_FIXED_TEXT: captcha,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  })
  server = await home.start()
})
afterAll(() => home.remove())

const post = (path: string, asking: Asking) => ask(`${home.url}${path}`, asking)
const tokenIn = (data: unknown) => String(Object(data).token)

test('no line of any log names a person, or contains credentials, from the login to the paid booking', async () => {
  const secrets: Record<string, string> = {
    phone,
    friend,
    captcha,
    password: admin.password,
    email: admin.email,
  }
  // the login, with all that goes wrong at one
  const keydata = randomUUID()
  await fetch(`${home.url}/api/captcha/admin/get-captcha?keydata=${keydata}`)
  await fetch(`${home.url}/api/captcha/admin/verify-captcha?keydata=${keydata}&capstr=${captcha}`)
  await post('/api/for_cms/get_sms_login', { body: { phone } })
  await post('/api/for_cms/get_sms_login', { body: { phone } })
  await post('/api/for_cms/login_with_otp', { body: { phone, code: '000000' } })
  secrets.code = await codeIn(phone)
  const loggedIn = await post('/api/for_cms/login_with_otp', { body: { phone, code: secrets.code } })
  const token = tokenIn(loggedIn.data)
  secrets.token = token
  await post('/api/for_wap/update_info_user', {
    token,
    body: { fullname: 'Nguyễn Kín Đáo', email: 'dao@golf.example' },
  })
  Object.assign(secrets, { name: 'Kín Đáo', address: 'dao@golf.example' })

  // a booking with a friend and a guest, and one that is refused
  const golfer = { id: 0, vga: Number(Object(loggedIn.data).vga), phone, fullname: '', token }
  const { courseId, times } = await openSheet(home.q, { starts: 1, capacity: 4 })
  const request = { courseId, startsAt: times[0] ?? new Date() }
  await post('/api/services/search_user', { token, body: { keyword_golfer: friend } })
  const order = bookingRequest(golfer, request)
  const guest = { user_id: -1, name_out_system: 'Lê Bí Mật', list_insurrance: [] }
  const booked = await post(create, {
    ...order,
    body: { ...Object(order.body), list_users: [guest] },
    key: randomUUID(),
  })
  secrets.guest = 'Bí Mật'
  await sendBooking(home.url, golfer, { ...request, players: 9 })
  const id = promised(booked)
  expect(id).not.toBeNull()

  // staff place it, the bank reports the money, twice, and once with a wrong signature
  await post('/api/staff/session', { body: { ...admin, password: `${admin.password}!` } })
  const staffToken = await signInStaff(home.url, admin)
  secrets.staffToken = staffToken
  await post(`/api/staff/bookings/${id}/confirm`, { token: staffToken, body: { note: 'gọi cho Lê Bí Mật' } })
  await post(`/api/staff/bookings/${id}/place-order`, { token: staffToken, body: {} })
  const begun = await post('/api/for_cms/create_request_for_wap_wgroup', {
    token,
    body: { type: 'bank', data_provider: { general_bill_id: id } },
  })
  const transfer = newTransfer(`${String(Object(begun.data).transaction_id)} Le Bi Mat ${phone}`, 2_000_000)
  const { headers = {}, body = '' } = notificationOf(transfer)
  await post('/api/payment/callback/sepay', {
    body,
    headers: { ...headers, 'x-sepay-signature': 'sha256=00' },
  })
  await reportTransfer(home.url, transfer)
  await reportTransfer(home.url, transfer)
  expect(await home.q`select state from bookings where id = ${id}`).toEqual([{ state: 'paid' }])

  // banks sign their customers in, correctly and in every wrong way, and one opens its shop
  Object.assign(secrets, { ...banks, cif: customer.cif, customerName: 'Giữ Kín' })
  for (const [bank, bankPhone] of Object.entries(banks)) {
    for (const variant of ['right', 'replayed', 'stale', 'tampered', 'wrong_key', 'foreign', 'garbage']) {
      const data = await ssoTokenFor(bank, { phone: bankPhone, variant })
      const entered = await post('/api/for_wap/login_checkpoint', { body: { data } })
      secrets[`${variant} SSO token of ${bank}`] = data
      if (variant === 'right') secrets[`token of ${bank}`] = tokenIn(entered.data)
    }
  }
  const handed = secrets['token of stb'] ?? ''
  const shop = await post('/api/for_wap/login_shop_STB', { token: handed, body: {} })
  secrets.shop = String(Object(shop.data).url)
  const exchanged = await post('/api/for_wap/create_token_handde', { token: handed, body: {} })
  secrets.exchanged = tokenIn(exchanged.data)
  Object.assign(secrets, await partnerKeys())

  // faults of ours, with people's data in the row, in the address and in a body that is no JSON
  await home.q`alter table members add constraint broken check (fullname <> 'Trần Lộ Tẩy')`
  const fault = await post('/api/for_wap/update_info_user', { token, body: { fullname: 'Trần Lộ Tẩy' } })
  expect(fault.status).toBe(500)
  secrets.other = 'Lộ Tẩy'
  await post(`/api/nowhere?phone=${phone}&token=${token}`, { token, body: {} }).catch(() => {})
  await post('/api/for_cms/get_sms_login', { body: `{"phone": "${phone}", "fullname": "Trần Lộ Tẩy"` })

  const first = server
  await first.kill()
  server = await home.start()
  const engine = await home.engineLog()
  expect(first.log()).toContain('internal error')
  expect(engine).toContain('broken')
  const logs = { server: first.log(), 'the next server': server.log(), engine }
  for (const [where, lines] of Object.entries(logs)) {
    for (const [what, secret] of Object.entries(secrets)) {
      expect(holds(lines, secret), `${what} in the log of ${where}`).toBe(false)
    }
  }
})

/** The SSO address of a bank's app for a customer, by the sandbox's variants. */
async function ssoTokenFor(bank: string, asking: { phone: string; variant: string }): Promise<string> {
  const asked = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const body = JSON.stringify({ ...customer, ...asking })
  const answer = await fetch(`${home.sandboxUrl}/partners/${bank}/hand-over`, { ...asked, body })
  return z.object({ data: z.string().min(10) }).parse(await answer.json()).data
}

/** Every key shared with a partner, by its name. */
async function partnerKeys(): Promise<Record<string, string>> {
  const file = join(home.dataDir, 'sandbox', 'partner-keys.json')
  const keys = z.record(z.string(), z.record(z.string(), z.string()))
  const found = Object.entries(keys.parse(JSON.parse(await readFile(file, 'utf8'))))
  expect(found.length).toBeGreaterThan(3)
  return Object.fromEntries(
    found.flatMap(([code, named]) =>
      // of a PEM, one line is enough to leak it
      Object.entries(named).map(([name, key]) => [`${name} of ${code}`, key.split('\n')[1] ?? key]),
    ),
  )
}

/** Whether a text holds a secret, and not just its figures inside a longer number. */
function holds(text: string, secret: string): boolean {
  if (text.length === 0 || secret.length < 4) throw new Error('there is nothing to look for')
  return new RegExp(`(?<!\\d)${RegExp.escape(secret)}(?!\\d)`, 'i').test(text)
}

const inbox = z.array(z.object({ text: z.string() }))

/** The code in the newest message to a phone, once it has come. */
async function codeIn(to: string): Promise<string> {
  const newest = async () => {
    const answer = await fetch(`${home.sandboxUrl}/sms?phone=${to}`)
    return inbox.parse(await answer.json())[0]?.text ?? ''
  }
  await expect.poll(newest).toMatch(/\d{6}/)
  return /\d{6}/.exec(await newest())?.[0] ?? ''
}
