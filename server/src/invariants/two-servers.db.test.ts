import { randomUUID } from 'node:crypto'
import { type ErrorName, errors } from '@teeviet/contract/errors'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ask, type Reply } from '#testing/apps/wire'
import { addGolfer, addGolfers } from '#testing/bookings/golfers'
import { soldStarts } from '#testing/bookings/holds'
import { newTransfer, reportTransfer } from '#testing/bookings/report-transfer'
import { addressOf, createTestDatabase, type TestDatabase } from '#testing/database'
import { openEventStream } from '#testing/event-stream'
import { type ServerProcess, startServerProcess } from '#testing/processes/server-process'
import { openSheet, promised, refusal, sendBooking, tally } from '#testing/rush'
import { signInStaff } from '#testing/staff/session-headers'
import { freePort } from '../../../deploy/free-port.mjs'

vi.setConfig({ hookTimeout: 120_000 })

let database: TestDatabase
let servers: ServerProcess[]
const admin = { email: 'chief@teeviet.test', password: 'a password nobody guesses' }
const captcha = 'GOLF5'

beforeAll(async () => {
  database = await createTestDatabase()
  const environment = {
    DATABASE_URL: addressOf(database.connection),
    CAPTCHA_FIXED_TEXT: captcha,
    PHONE_CHECKS_PER_ADDRESS_PER_HOUR: '20',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // no worker sends the messages, so that the test can read the codes
    SMS_BASE_URL: `http://127.0.0.1:${await freePort()}`,
  }
  const first = await startServerProcess(environment)
  servers = [first, await startServerProcess(environment)]
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
})

/** So many requests at once, to both servers by turns. */
function fromBoth(count: number, send: (url: string, turn: number) => Promise<Reply>): Promise<Reply[]> {
  return Promise.all(
    Array.from({ length: count }, (_, turn) => send(servers[turn % servers.length]?.url ?? '', turn)),
  )
}

const saying = (replies: readonly Reply[], name: ErrorName) =>
  replies.filter(({ error_code }) => error_code === errors[name].code).length
const agreeing = (replies: readonly Reply[]) => replies.filter(({ error_code }) => error_code === 0)

describe('two servers on one database are one', () => {
  test('three hundred golfers at both of them buy the four places of a tee time', async () => {
    const golfers = await addGolfers(database.q, 300)
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 4 })
    const request = { courseId, startsAt: times[0] ?? new Date() }
    const replies = await Promise.all(
      golfers.map((golfer, turn) => sendBooking(servers[turn % 2]?.url ?? '', golfer, request)),
    )
    expect(tally(replies)).toEqual({ '200 0': 4, [refusal('booking.noTeeTime')]: 296 })
    expect(await soldStarts(database.q, courseId)).toMatchObject([{ places_left: 0, live: 4 }])
  })

  test('a request sent to both under one key is one booking', async () => {
    const golfer = await addGolfer(database.q)
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 4 })
    const key = randomUUID()
    const replies = await fromBoth(10, (url) =>
      sendBooking(url, golfer, { courseId, startsAt: times[0] ?? new Date() }, key),
    )
    expect(new Set(replies.map(promised)).size).toBe(1)
    expect(await soldStarts(database.q, courseId)).toMatchObject([{ live: 1 }])
  })

  test('a captcha solved at both is solved once, and is good for one message', async () => {
    const keydata = randomUUID()
    const picture = await fetch(`${servers[0]?.url}/api/captcha/admin/get-captcha?keydata=${keydata}`)
    expect(picture.headers.get('content-type')).toContain('image/png')
    const solved = await fromBoth(10, (url) =>
      ask(`${url}/api/captcha/admin/verify-captcha?keydata=${keydata}&capstr=${captcha}`, { method: 'GET' }),
    )
    expect([agreeing(solved).length, saying(solved, 'captcha.expired')]).toEqual([1, 9])
    const sent = await fromBoth(10, (url, turn) =>
      ask(`${url}/api/for_cms/get_sms_login`, { body: { phone: `091000000${turn}` } }),
    )
    expect([agreeing(sent).length, saying(sent, 'captcha.wrong')]).toEqual([1, 9])
    expect(await database.q`select from messages where kind = 'otp'`).toHaveLength(1)
  })

  test('five wrong codes in all make a code void at both', async () => {
    const { phone, code } = await newCode()
    const logIn = (url: string, typed: string) =>
      ask(`${url}/api/for_cms/login_with_otp`, { body: { phone, code: typed } })
    const wrong = code === '000000' ? '111111' : '000000'
    const guesses = await fromBoth(20, (url) => logIn(url, wrong))
    expect([saying(guesses, 'otp.wrong'), saying(guesses, 'otp.expired')]).toEqual([5, 15])
    expect(saying(await fromBoth(2, (url) => logIn(url, code)), 'otp.expired')).toBe(2)
  })

  test('a code signs in once, wherever it is typed', async () => {
    const { phone, code } = await newCode()
    const replies = await fromBoth(10, (url) =>
      ask(`${url}/api/for_cms/login_with_otp`, { body: { phone, code } }),
    )
    expect([agreeing(replies).length, saying(replies, 'otp.expired')]).toEqual([1, 9])
  })

  test('an address has its uses of an hour at both together', async () => {
    const replies = await fromBoth(50, (url) =>
      ask(`${url}/api/for_wap/check_phone_exist`, { body: { phone: '0912345678' } }),
    )
    expect([agreeing(replies).length, replies.filter(({ status }) => status === 429).length]).toEqual([
      20, 30,
    ])
  })

  test('staff watching the queue on either server are notified of changes on the other', async () => {
    const token = await signInStaff(servers[0]?.url ?? '', admin)
    const streams = await Promise.all(
      servers.map(({ url }) => openEventStream(`${url}/api/staff/queue/live`, token)),
    )
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 4 })
    const [first = '', second = ''] = servers.map(({ url }) => url)
    const booked = await sendBooking(first, await addGolfer(database.q), {
      courseId,
      startsAt: times[0] ?? new Date(),
    })
    await reportTransfer(second, newTransfer('chuc mung nam moi', 1_000_000))
    for (const { heard } of streams) {
      await expect
        // the course made for this is news as well
        .poll(() => heard().filter((news) => !news.startsWith('change ')))
        .toEqual([
          expect.stringMatching(new RegExp(`^booking .*"id":${promised(booked)},"state":"requested"`)),
          expect.stringMatching(/^receipt /),
        ])
    }
    for (const { close } of streams) close()
  })

  test('a permission taken on one server ends the stream on the other, and is refused there', async () => {
    const [first = '', second = ''] = servers.map(({ url }) => url)
    const chief = await signInStaff(first, admin)
    const colleague = { email: 'mai@teeviet.test', password: 'a password of a colleague' }
    const account = { email: colleague.email, name: 'Mai', roles: ['staff'] }
    const invited = await ask(`${first}/api/staff/users`, { token: chief, body: account })
    const link = String(Object(invited.data).link).split('#')[1]
    await ask(`${first}/api/staff/password`, { body: { token: link, password: colleague.password } })
    const token = await signInStaff(first, colleague)
    const figures = async () => (await ask(`${second}/api/staff/queue`, { method: 'GET', token })).error_code
    const stream = await openEventStream(`${second}/api/staff/queue/live`, token)
    expect(await figures()).toBe(0)

    const address = `${first}/api/staff/permissions`
    const { data } = await ask(address, { method: 'GET', token: chief })
    const exceptions = [{ role: 'staff', permission: 'console.use', is_granted: 0 }]
    const body = { version: Object(data).version, exceptions }
    expect((await ask(address, { token: chief, body })).error_code).toBe(0)
    expect(await figures()).toBe(403)
    await expect.poll(stream.ended).toBe(true)
  })

  test("a golfer's open page is notified of a change on the other server", async () => {
    const golfer = await addGolfer(database.q)
    const [first = '', second = ''] = servers.map(({ url }) => url)
    const page = await openEventStream(`${second}/api/for_wap/live_bookings`, golfer.token)
    const { courseId, times } = await openSheet(database.q, { starts: 1, capacity: 4 })
    const booked = await sendBooking(first, golfer, { courseId, startsAt: times[0] ?? new Date() })
    await expect.poll(page.heard).toContain(`booking {"id":${promised(booked)}}`)
    await ask(`${first}/api/for_wap/logout`, {
      body: {},
      headers: { authorization: `Bearer ${golfer.token}` },
    })
    await expect.poll(page.ended).toBe(true)
  })
})

let serial = 0

/** A code sent to a phone no other test uses. */
async function newCode(): Promise<{ phone: string; code: string }> {
  const [url] = servers.map((server) => server.url)
  serial += 1
  const phone = `09200000${String(serial).padStart(2, '0')}`
  const keydata = randomUUID()
  await fetch(`${url}/api/captcha/admin/get-captcha?keydata=${keydata}`)
  await ask(`${url}/api/captcha/admin/verify-captcha?keydata=${keydata}&capstr=${captcha}`, { method: 'GET' })
  await ask(`${url}/api/for_cms/get_sms_login`, { body: { phone } })
  const [message] = await database.q<{ text: string }>`select text from messages where phone = ${phone}`
  const [code] = /\d{6}/.exec(message?.text ?? '') ?? []
  if (code === undefined) throw new Error('no code was sent')
  return { phone, code }
}
