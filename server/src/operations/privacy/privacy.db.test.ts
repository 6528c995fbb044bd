import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { captchaText, codeSentTo, createAccountApp, newPhone, signIn } from '#testing/apps/account-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { createTestContext, type TestContext } from '#testing/context'
import { addCourse, addStaff } from '#testing/golf'
import { openBrowser } from '#testing/processes/browser'

let ctx: TestContext
let app: App

beforeAll(async () => {
  ctx = await createTestContext({ CAPTCHA_FIXED_TEXT: captchaText })
  app = await createAccountApp(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

async function signedIn(phone = newPhone()) {
  const browser = openBrowser(app)
  return { browser, ...(await signIn(ctx, browser, phone)) }
}
type SignedIn = Awaited<ReturnType<typeof signedIn>>

async function deletionCode({ browser, phone }: SignedIn) {
  expect(await browser.post('/api/for_wap/get_sms_delete_account')).toMatchObject({
    error_code: 0,
    data: { time: 125 },
  })
  return codeSentTo(ctx, phone)
}
const remove = ({ browser }: SignedIn, code: string) => browser.post('/api/for_wap/delete_account', { code })

const idOf = async (vga: number) =>
  (await ctx.q<{ id: number }>`select id from members where vga = ${vga}`)[0]?.id ?? 0

/** The personal data the product may store besides bookings: one of each kind. */
async function fillAccount({ vga, browser }: SignedIn, fullname = 'Trần Thị Bưởi') {
  const id = await idOf(vga)
  const courseId = await addCourse(ctx.q)
  const now = ctx.clock.now()
  await browser.post('/api/for_wap/update_info_user', {
    fullname,
    email: 'buoi@golf.example',
    address: `Nhà ${fullname}`,
    birthday: '01-02-1990',
  })
  const other = await signedIn()
  const otherId = await idOf(other.vga)
  await ctx.q`insert into reviews (course_id, member_id, name, content, rating, created_at)
    values (${courseId}, ${id}, ${fullname}, 'Sân đẹp', 5, ${now})`
  await ctx.q`
    with of_another as (
      insert into reviews (course_id, member_id, name, content, rating, created_at)
      values (${courseId}, ${otherId}, '', 'Green nhanh', 4, ${now}) returning id
    )
    insert into review_votes (review_id, member_id, created_at) select id, ${id}, ${now} from of_another`
  await ctx.q`insert into favourite_courses values (${id}, ${courseId}, ${now})`
  await ctx.q`insert into play_partners values (${id}, ${otherId}, '2026-11-01'), (${otherId}, ${id}, '2026-11-01')`
  await ctx.q`insert into member_linked_phones (phone, member_id, linked_by, linked_at)
    values (${newPhone()}, ${id}, ${otherId}, ${now}), (${newPhone()}, ${otherId}, ${id}, ${now})`
  await ctx.q`insert into idempotency_keys (caller, key, request_hash, answer, created_at)
    values (${`member:${id}`}, ${randomUUID()}, 'x', ${JSON.stringify({ fullname })}, ${now})`
  await ctx.q`
    insert into partner_customers select id, 'CIF-OWN', ${id}, ${now} from partners where code = 'vietin'
    on conflict (partner_id, cif) do update set member_id = excluded.member_id`
  await ctx.q`
    with paid as (
      insert into ledger_transfers (cause, kind, occurred_at, recorded_at) values (${`paper:${id}`}, 'payment', ${now}, ${now})
      returning id)
    insert into documents (kind, transfer_id, member_id, total_vnd, facts, payer_name, issued_at)
    select 'receipt', paid.id, ${id}, 1000, '{}', ${fullname}, ${now} from paid`
  return { id, otherId }
}

describe('a golfer’s consents', () => {
  it('is recorded with the new account: which text, which edition, when', async () => {
    const phone = newPhone()
    const asked = await signInWith(phone, { terms_version: '1.0', privacy_version: '1.2' })
    expect(await asked.get('/api/for_wap/list_consents')).toMatchObject({
      error_code: 0,
      data: expect.arrayContaining([
        { document: 'terms', version: '1.0', given_at: ctx.clock.now().getTime() },
        { document: 'user-info', version: '1.2', given_at: ctx.clock.now().getTime() },
      ]),
    })
    ctx.clock.advance(60)
    const again = await signInWith(phone, { terms_version: '2.0', privacy_version: '2.0' })
    expect((await again.get('/api/for_wap/list_consents')).data).toHaveLength(2)
  })

  it('is never made up', async () => {
    const { browser } = await signedIn()
    expect(await browser.get('/api/for_wap/list_consents')).toMatchObject({ error_code: 0, data: [] })
  })

  it('cannot be rewritten', async () => {
    await expect(ctx.q`update consents set version = '9'`).rejects.toThrow('only ever added')
  })

  async function signInWith(phone: string, agreed: object) {
    const browser = openBrowser(app)
    await signIn(ctx, browser, phone, agreed)
    return browser
  }
})

describe('a golfer’s own data', () => {
  it('is complete and readable, and contains no other golfer’s data', async () => {
    const { member } = await bookingIn(ctx, 'paid')
    const golfer = await signedIn(member.phone)
    await fillAccount(golfer)
    const { data, headers } = await golfer.browser.get('/api/for_wap/my_data')
    expect(data).toMatchObject({
      account: { vid: golfer.vga, phone: golfer.phone, full_name: 'Trần Thị Bưởi', birthday: '1990-02-01' },
      signed_in: [{ device: 'Test browser', ended_at: null }],
      bookings: [
        {
          state: 'paid',
          players: [
            { guest: 'Khách 1', position: 1 },
            { guest: 'Khách 2', position: 2 },
          ],
          services: [{ kind: 'booking' }],
          steps: expect.arrayContaining([expect.objectContaining({ to: 'paid', by: expect.any(String) })]),
        },
      ],
      certificates: expect.arrayContaining([
        expect.objectContaining({ guest: 'Khách 1', cover_vnd: expect.any(Number), withdrawn_at: null }),
      ]),
      documents: [{ kind: 'receipt', total_vnd: 1000, payer_name: 'Trần Thị Bưởi' }],
      second_phones: [{ confirmed_at: null }],
      known_devices: [{ signed_in_at: expect.any(String) }],
      reviews: [{ content: 'Sân đẹp', rating: 5 }],
      helpful_reviews: [{ content: 'Green nhanh' }],
      favourite_courses: [{ course: expect.any(String) }],
      play_partners: [{ last_played_on: '2026-11-01' }],
      phones_mapped_for_others: [{ phone: expect.any(String) }],
      customer_of: [{ partner: 'VietinBank', customer_number: 'CIF-OWN' }],
      messages: expect.arrayContaining([expect.objectContaining({ kind: 'otp', text: null })]),
    })
    expect(headers['cache-control']).toBe('no-store')
    await ctx.q`update reviews set hidden_at = ${ctx.clock.now()}, hidden_reason = 'x' where content = 'Green nhanh'`
    const afterHiding = await golfer.browser.get('/api/for_wap/my_data')
    expect(afterHiding.data).toMatchObject({ helpful_reviews: [{ content: null }] })
    const stranger = await signedIn()
    const theirs = JSON.stringify((await stranger.browser.get('/api/for_wap/my_data')).data)
    expect(theirs).not.toContain(golfer.phone)
    expect(theirs).not.toContain('Bưởi')
  })

  it('is collected from every table with golfers’ data', async () => {
    const tables = await ctx.q<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'members'::regclass and conparentid = 0`
    // Add a table about golfers here: `my_data` must show it and deleting an account must erase it.
    const gathered = [
      'booking_players',
      'bookings',
      'complaints',
      'consents',
      'documents',
      'favourite_courses',
      'flight_asks',
      'ledger_accounts',
      'member_linked_phones',
      'member_sessions',
      'partner_customers',
      'passkeys',
      'payments',
      'play_partners',
      'refunds',
      'review_votes',
      'reviews',
      'waitlist_entries',
      'wallet_corrections',
    ]
    expect(tables.map(({ name }) => name).filter((name) => !gathered.includes(name))).toEqual([])
  })

  it('is for its owner only', async () => {
    const { vga } = await signedIn()
    const { browser } = await signedIn()
    expect(await browser.get('/api/for_wap/my_data', { uid: vga })).toMatchObject({ error_code: 498 })
    expect(await openBrowser(app).get('/api/for_wap/my_data')).toMatchObject({ status: 401 })
  })
})

describe('deleting an account', () => {
  it('forgets the person everywhere and keeps the bookings and reviews without a name', async () => {
    const { member, id: bookingId } = await bookingIn(ctx, 'played')
    const golfer = await signedIn(member.phone)
    const { id } = await fillAccount(golfer, 'Lê Văn Quýt')
    const { id: staffId } = await addStaff(ctx.q)
    await ctx.q`
      insert into booking_attachments (booking_id, name, media_type, bytes, added_by, added_at)
      values (${bookingId}, 'Quýt.png', 'image/png', '\\x00', ${staffId}, ${ctx.clock.now()})`
    await ctx.q`
      insert into hio_claims (booking_id, booking_player_id, hole, club, yards, witness_name, witness_phone,
        witness_key_hash, witness_until, photo, created_at)
      select booking_id, id, 7, 'Gậy của Quýt', 150, 'Bạn của Quýt', '0912345678', '\\x01', ${ctx.clock.now()}, 'Quýt'::bytea,
        ${ctx.clock.now()}
      from booking_players where booking_id = ${bookingId} order by id limit 1`
    const [review] = await ctx.q`select id from reviews where member_id = ${id}`
    expect(await remove(golfer, await deletionCode(golfer))).toMatchObject({ error_code: 0 })

    expect(await golfer.browser.get('/api/for_wap/detail')).toMatchObject({ error_code: 498 })
    const [left] =
      await ctx.q`select phone, fullname, email, address, birthday, avatar, cif from members where id = ${id}`
    expect(left).toEqual({
      phone: null,
      fullname: '',
      email: null,
      address: null,
      birthday: null,
      avatar: null,
      cif: null,
    })
    expect(
      await ctx.q`select state, amount_vnd is not null as priced from bookings where id = ${bookingId}`,
    ).toEqual([{ state: 'played', priced: true }])
    expect(await mentions(golfer.phone)).toEqual([])
    expect(await mentions('Quýt')).toEqual([])
    expect(await ctx.q`select guest_name from booking_players where booking_id = ${bookingId}`).toEqual([
      { guest_name: 'Khách' },
      { guest_name: 'Khách' },
    ])
    expect(await ctx.q`select witness_phone, photo, witness_key_hash from hio_claims`).toEqual([
      { witness_phone: '', photo: Buffer.alloc(0), witness_key_hash: null },
    ])
    expect(await ctx.q`select from review_votes where member_id = ${id}`).toEqual([])
    expect(await ctx.q`select name, content from reviews where id = ${review?.id}`).toEqual([
      { name: 'Golfer', content: 'Sân đẹp' },
    ])
  })

  it('leaves the phone free for a new account without any data of the old one', async () => {
    const golfer = await signedIn()
    await remove(golfer, await deletionCode(golfer))
    const anew = await signedIn(golfer.phone)
    expect(anew).toMatchObject({ is_new: 1, fullname: '' })
    expect(anew.vga).not.toBe(golfer.vga)
  })

  it.each(['requested', 'confirmed', 'placed', 'paid', 'cancellation_requested'] as const)(
    'waits for a booking that is %s, and names it',
    async (state) => {
      const { member, id } = await bookingIn(ctx, state)
      const golfer = await signedIn(member.phone)
      expect(await golfer.browser.get('/api/for_wap/account_deletion')).toMatchObject({
        data: { point: 0, open_bookings: [{ id_general_bill_detail: id, state }] },
      })
      const refusal = { status: 200, error_code: 1307, data: null }
      expect(await golfer.browser.post('/api/for_wap/get_sms_delete_account')).toMatchObject(refusal)
    },
  )

  it('waits while there are points, which are money we owe', async () => {
    const golfer = await signedIn()
    const code = await deletionCode(golfer)
    await ctx.q`insert into ledger_accounts (name, side, member_id, balance_vnd)
      select 'points:' || id, 'credit', id, -250000 from members where vga = ${golfer.vga}`
    const refused = await remove(golfer, code)
    expect(refused).toMatchObject({ status: 200, error_code: 1308 })
    expect(refused.error_msg).toContain('250.000')
    expect(await golfer.browser.get('/api/for_wap/detail')).toMatchObject({ error_code: 0 })
  })

  it('needs its own code: five wrong ones void it, and a login code is none', async () => {
    const golfer = await signedIn()
    const code = await deletionCode(golfer)
    ctx.clock.advance(60)
    const other = code === '123456' ? '654321' : '123456'
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await remove(golfer, other)).toMatchObject({ error_msg: 'Mã OTP không chính xác' })
    }
    expect(await remove(golfer, code)).toMatchObject({ error_code: 1202 })
    expect(await golfer.browser.get('/api/for_wap/detail')).toMatchObject({ error_code: 0 })
  })
})

/** Every table which still contains a text, in any column. */
async function mentions(text: string): Promise<string[]> {
  const tables = await ctx.q<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`
  const found = []
  for (const { name } of tables) {
    const [row] = await ctx.q.text(`select 1 from ${name} t where t::text like '%' || $1 || '%' limit 1`, [
      text,
    ])
    if (row) found.push(name)
  }
  return found
}
