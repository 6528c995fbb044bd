import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '#platform/context/refusal'
import { openPool } from '#platform/database/pool'
import { queryOn } from '#platform/database/sql'
import { inTransaction } from '#platform/database/transaction'
import { codeSentTo, newPhone } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { silentLog } from '#testing/log'
import { keyedHash } from '../devices/keyed-hash.ts'
import { type CodeWording, checkCode, issueCode } from './one-time-codes.ts'

let ctx: TestContext

beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const login = (phone: string) => ({ phone, purpose: 'login', subject: '' }) as const
const booking = (phone: string, subject: string) => ({ phone, purpose: 'booking', subject }) as const
type Matter = ReturnType<typeof login> | ReturnType<typeof booking>

const issue = (matter: Matter, on: TestContext = ctx) =>
  inTransaction(on.pool, (q) => issueCode(on, q, { ...matter, lang: 'vi' }))

const check = (
  matter: Matter,
  code: string | number,
  wording: CodeWording = 'login',
  on: TestContext = ctx,
) => checkCode(on, { ...matter, code, wording })

/** The result of a verb: 'ok', or the name of its refusal. */
async function answerOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof Refusal) return error.reason
      throw error
    },
  )
}

/** Issues a code and returns it with a wrong one. */
async function issued(matter: Matter) {
  await issue(matter)
  const code = await codeSentTo(ctx, matter.phone)
  return { code, other: code === '999999' ? '888888' : '999999' }
}

describe('a code', () => {
  it('has six figures, is valid 125 seconds and is sent by SMS', async () => {
    const phone = newPhone()
    expect(await issue(login(phone))).toEqual({ seconds: 125 })
    const [message] = await ctx.q`select id, text, kind, expires_at from messages where phone = ${phone}`
    expect(message).toMatchObject({
      kind: 'otp',
      text: expect.stringMatching(/^TeeViet: \d{6} là mã OTP/),
      expires_at: new Date(ctx.clock.now().getTime() + 125_000),
    })
    expect(await ctx.enqueued('send-message')).toContainEqual(
      expect.objectContaining({ data: { messageId: message?.id } }),
    )
  })

  it('is stored only as a hash that needs the server’s key', async () => {
    const phone = newPhone()
    const { code } = await issued(login(phone))
    const [row] = await ctx.q<{ code_hmac: Buffer }>`select * from one_time_codes where phone = ${phone}`
    expect(JSON.stringify(row)).not.toContain(code)
    expect(row?.code_hmac).toHaveLength(32)
  })

  it('is right once', async () => {
    const matter = login(newPhone())
    const { code } = await issued(matter)
    expect(await answerOf(check(matter, code))).toBe('ok')
    expect(await answerOf(check(matter, code))).toBe('otp.expired')
  })

  it('is right once also when it is sent by two at the same moment', async () => {
    const matter = login(newPhone())
    const { code } = await issued(matter)
    const answers = await Promise.all(Array.from({ length: 8 }, () => answerOf(check(matter, code))))
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
  })

  it('counts with the zeros it lost as a number', async () => {
    const matter = login(newPhone())
    await issue(matter)
    const hash = keyedHash(ctx.config.secrets.code, 'code', 'login', matter.phone, '', '000123')
    await ctx.q`update one_time_codes set code_hmac = ${hash} where phone = ${matter.phone}`
    expect(await answerOf(check(matter, 123))).toBe('ok')
  })

  it('expires after 125 seconds, not before', async () => {
    const matter = login(newPhone())
    const { code, other } = await issued(matter)
    ctx.clock.advance(124)
    expect(await answerOf(check(matter, other))).toBe('otp.wrong')
    ctx.clock.advance(1)
    expect(await answerOf(check(matter, code))).toBe('otp.expired')
  })

  it('may be tried wrongly five times; then it is void and the answer is that it has expired', async () => {
    const matter = login(newPhone())
    const { code, other } = await issued(matter)
    for (let tries = 0; tries < 5; tries += 1) expect(await answerOf(check(matter, other))).toBe('otp.wrong')
    expect(await answerOf(check(matter, code))).toBe('otp.expired')
    expect(await answerOf(check(matter, other))).toBe('otp.expired')
  })

  it('is right on the fifth try', async () => {
    const matter = login(newPhone())
    const { code, other } = await issued(matter)
    for (let tries = 0; tries < 4; tries += 1) await answerOf(check(matter, other))
    expect(await answerOf(check(matter, code))).toBe('ok')
  })

  it('takes five wrong tries, not more, when twenty come at once from two servers', async () => {
    const matter = login(newPhone())
    const { other } = await issued(matter)
    const pool = openPool(ctx.database.connection, silentLog)
    const second: TestContext = { ...ctx, pool, q: queryOn(pool) }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        answerOf(check(matter, other, 'login', index % 2 === 0 ? ctx : second)),
      ),
    )
    await pool.end()
    expect(answers.filter((answer) => answer === 'otp.wrong')).toHaveLength(5)
    expect(answers.filter((answer) => answer === 'otp.expired')).toHaveLength(15)
  })

  it('is made void by the next one', async () => {
    const matter = login(newPhone())
    const first = await issued(matter)
    ctx.clock.advance(60)
    const second = await issued(matter)
    if (first.code !== second.code) expect(await answerOf(check(matter, first.code))).toBe('otp.wrong')
    expect(await answerOf(check(matter, second.code))).toBe('ok')
  })

  it('approves the matter it was made for and no other', async () => {
    const phone = newPhone()
    const { code } = await issued(booking(phone, 'booking 1'))
    expect(await answerOf(check(login(phone), code))).toBe('otp.expired')
    expect(await answerOf(check(booking(phone, 'booking 2'), code))).toBe('otp.expired')
    expect(await answerOf(check(booking(newPhone(), 'booking 1'), code))).toBe('otp.expired')
    expect(await answerOf(check(booking(phone, 'booking 1'), code))).toBe('ok')
  })

  it('leaves the code of another booking valid', async () => {
    const phone = newPhone()
    const first = await issued(booking(phone, 'booking 1'))
    ctx.clock.advance(60)
    await issued(booking(phone, 'booking 2'))
    expect(await answerOf(check(booking(phone, 'booking 1'), first.code))).toBe('ok')
  })

  it('that was never issued has expired', async () => {
    expect(await answerOf(check(login(newPhone()), '123456'))).toBe('otp.expired')
  })

  it.each([
    ['login', 'otp.wrong', 'otp.expired'],
    ['loginPage', 'otp.wrongOnLoginPage', 'otp.expired'],
    ['booking', 'otp.wrongForBooking', 'otp.expiredForBooking'],
  ] as const)('is refused in the wording of its dialog: %s', async (wording, wrong, expired) => {
    const matter = login(newPhone())
    const { code, other } = await issued(matter)
    expect(await answerOf(check(matter, other, wording))).toBe(wrong)
    ctx.clock.advance(125)
    expect(await answerOf(check(matter, code, wording))).toBe(expired)
  })

  it.each(['', 'abc', '12345678901', '1e3'])('is never %j', async (typed) => {
    const matter = login(newPhone())
    await issued(matter)
    expect(await answerOf(check(matter, typed))).toBe('otp.wrong')
  })
})

describe('asking again', () => {
  const tooSoon = (matter: Matter) =>
    issue(matter).then(
      () => null,
      (error: unknown) =>
        error instanceof Refusal && error.reason === 'otp.tooSoon' ? error.slots.n : error,
    )

  it('is too soon within 60 seconds, and states the seconds left', async () => {
    const matter = login(newPhone())
    await issue(matter)
    expect(await tooSoon(matter)).toBe(60)
    ctx.clock.advance(59.5)
    expect(await tooSoon(matter)).toBe(1)
    ctx.clock.advance(0.5)
    expect(await tooSoon(matter)).toBeNull()
  })

  it('issues one code for two concurrent requests', async () => {
    const phone = newPhone()
    const answers = await Promise.all(Array.from({ length: 6 }, () => answerOf(issue(login(phone)))))
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1)
    expect(await ctx.q`select 1 from messages where phone = ${phone}`).toHaveLength(1)
  })

  it('is not too soon once the code was used', async () => {
    const matter = login(newPhone())
    const { code } = await issued(matter)
    await check(matter, code)
    expect(await answerOf(issue(matter))).toBe('ok')
  })

  it('is judged for each purpose apart', async () => {
    const phone = newPhone()
    await issue(login(phone))
    expect(await answerOf(issue(booking(phone, 'booking 1')))).toBe('ok')
    expect(await answerOf(issue(booking(phone, 'booking 2')))).toBe('otp.tooSoon')
  })

  it('ends after ten codes for one purpose on a Vietnamese day, and leaves the other purposes theirs', async () => {
    ctx.clock.set('2026-11-22T22:00:00+07:00')
    const phone = newPhone()
    for (let sent = 0; sent < 10; sent += 1) {
      await issue(login(phone))
      ctx.clock.advance(60)
    }
    expect(await answerOf(issue(login(phone)))).toBe('otp.tooManyToday')
    expect(await answerOf(issue(booking(phone, 'booking 1')))).toBe('ok')
    ctx.clock.set('2026-11-22T23:59:59+07:00')
    expect(await answerOf(issue(login(phone)))).toBe('otp.tooManyToday')
    ctx.clock.set('2026-11-23T00:00:00+07:00')
    expect(await answerOf(issue(login(phone)))).toBe('ok')
  })

  it('leaves nothing behind when the work around it fails', async () => {
    const phone = newPhone()
    const jobs = (await ctx.enqueued()).length
    const broken = inTransaction(ctx.pool, async (q) => {
      await issueCode(ctx, q, { ...login(phone), lang: 'vi' })
      throw new Error('the work failed')
    })
    await expect(broken).rejects.toThrow('the work failed')
    expect(await ctx.q`select 1 from messages where phone = ${phone}`).toHaveLength(0)
    expect(await ctx.enqueued()).toHaveLength(jobs)
    expect(await answerOf(issue(login(phone)))).toBe('ok')
  })
})
