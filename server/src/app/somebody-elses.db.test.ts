import type { Call } from '@teeviet/contract/call'
import { calls } from '@teeviet/contract/calls'
import { callerOf, type OwnedEntity } from '@teeviet/contract/may'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSession, ownEntry } from '#identity/sessions/sessions'
import { signToken } from '#identity/sessions/token'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import type { Member } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import type { App } from '#platform/http/app'
import { createApp } from '#platform/http/create-app'
import { bookingIn } from '#testing/bookings/booking-in-state'
import { paidBooking } from '#testing/bookings/paid-booking'
import { fieldsOf, plausible } from '#testing/bookings/plausible'
import { fillWallet } from '#testing/bookings/wallets'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember } from '#testing/golf'
import { type Browser, openBrowser } from '#testing/processes/browser'
import { registerModules } from './modules.ts'

/**
 * Fields that no member owns, or that are local to the request. Any other field belongs into `may: { owner }` of its
 * call.
 */
const nobodys = new Set(
  `id uid bank_id is_wap lang phone vga vid cif merchant fullname address email birthday code otp otp_code everywhere
  facility_id is_favourite page limit number version time status type type_purchase money provider place q keyword_golfer
  created_at_from created_at_to after_id from to date_played play_time number_hole number_player flight_sizes flash_sale_id product_id
  terms_agreed expected_amount list_users names with_login reason expected_refund refund_to refund_bank refund_account refund_name
  is_verify_booking user_id flight_id review_golfer_id review_name review_avatar review_content review_photos review_rating score_greens
  score_fairways score_caddie score_value is_helpful sort amount
  option key credential installment installment.bank_code installment.payment_method installment.months data_provider.amount topic content with_login
  start_at players fingerprint mode at_deadline shares hole club yards witness_name witness_phone photo day from_minute
  to_minute most_price until paid_by alternatives endpoint p256dh auth channel is_open is_approved`.split(
    /\s+/,
  ),
)
let ctx: TestContext
let app: App
let victim: Member
let stranger: Browser
let owner: Browser
const secrets: string[] = []
const owned: Record<OwnedEntity, (string | number)[]> = {
  bill: [],
  session: [],
  passkey: [],
  payment: [],
  player: [],
  service: [],
  refund: [],
  certificate: [],
  document: [],
  waitlistEntry: [],
  hioClaim: [],
  billJson: [],
}

const memberCalls = Object.entries<Call>(calls).filter(([, call]) => callerOf(call.may) === 'golfer')

beforeAll(async () => {
  ctx = await createTestContext({ REQUESTS_PER_ADDRESS_PER_MINUTE: '1000000', BILL_SHARES: '1' })
  ctx.authenticate = createAuthenticate({ q: ctx.q, clock: ctx.clock, secret: ctx.config.secrets.token })
  app = await createApp(ctx)
  await registerModules(app, ctx)
  await app.ready()
  const states = ['draft', 'requested', 'placed', 'paid', 'cancellation_requested', 'cancelled'] as const
  for (const state of states) owned.bill.push((await bookingIn(ctx, state)).id)
  const toCancel = (await paidBooking(ctx, {})).id
  owned.bill.push(toCancel)
  // each of these bookings is created for its own golfer: assign all of them to one golfer
  victim = await addMember(ctx.q, 'Vũ Chính Chủ')
  await ctx.q`update bookings set member_id = ${victim.id}`
  await ctx.q`update booking_players set guest_name = 'Khách Kín Tiếng' where member_id is null`
  await ctx.q`update members set email = 'chinh.chu@golf.example' where id = ${victim.id}`
  ;({ browser: owner } = await signedIn(victim))
  await ctx.q`
    insert into passkeys (member_id, credential_id, public_key, counter, transports, user_agent, created_at)
    values (${victim.id}, 'id-of-a-passkey', '', 0, '{}', 'Test', ${ctx.clock.now()})`
  owned.passkey.push(...(await idsIn('passkeys')))
  await ctx.q`
    insert into waitlist_entries (member_id, course_id, play_date, from_minute, to_minute, holes, players, most_price_vnd,
      until, paid_by, language, joined_at)
    select ${victim.id}, id, '2026-12-24', 0, 60, 18, 2, 1, '2026-12-23T00:00:00Z', 'hold', 'vi', ${ctx.clock.now()}
    from courses order by id limit 1`
  owned.waitlistEntry.push(...(await idsIn('waitlist_entries')))
  owned.session.push((await signedIn(victim)).sessionId)
  const placed = owned.bill[2]
  const started = await owner.post('/api/for_cms/create_request_for_wap_wgroup', {
    type: 'bank',
    data_provider: { general_bill_id: placed },
  })
  owned.payment.push(String(Object(started.data).transaction_id))
  owned.player.push(...(await idsIn('booking_players')))
  owned.service.push(...(await idsIn('bill_services')))
  await fillWallet(ctx, victim, 200_000)
  owned.document.push(...(await idsIn('documents')))
  await owner.post('/api/for_wap/cancel_booking', { id_general_bill_detail: toCancel, reason: '' })
  owned.refund.push(...(await idsIn('refunds')))
  owned.certificate.push(...(await idsIn('insurance_certificates')))
  await ctx.q`
    insert into hio_claims (booking_id, booking_player_id, hole, club, yards, witness_name, witness_phone, witness_until,
      photo, created_at)
    select booking_id, id, 7, 'Gậy kín', 150, 'Chứng Kín Tiếng', '0912345678', ${ctx.clock.now()}, '', ${ctx.clock.now()}
    from booking_players where booking_id = ${placed} order by id limit 1`
  owned.hioClaim.push(...(await idsIn('hio_claims')))
  owned.billJson.push(...owned.bill.map((id) => JSON.stringify({ bill_id: id })))
  const codes = await ctx.q<{ code: string }>`select code from bookings where code is not null`
  secrets.push(
    victim.phone,
    'Kín Tiếng',
    'chinh.chu',
    String(owned.payment[0]),
    ...codes.map(({ code }) => code),
  )
  ;({ browser: stranger } = await signedIn(await addMember(ctx.q, 'Lạ Mặt')))
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

async function idsIn(table: string): Promise<number[]> {
  return (await ctx.q.text<{ id: number }>(`select id from ${table} order by id`)).map(({ id }) => id)
}

async function signedIn(member: Member) {
  const session = await inTransaction(ctx.pool, (q) =>
    openSession(ctx, q, { memberId: member.id, entry: ownEntry(undefined), device: 'Test' }),
  )
  const claims = { ...member, bankId: null, cif: null, lang: 'vi' as const }
  const browser = openBrowser(app)
  browser.useToken(await signToken(ctx.config.secrets.token, session, claims))
  return { browser, sessionId: session.id }
}

type Asked = {
  name: string
  call: Call
  values: Record<string, unknown>
  field: string
  thing: OwnedEntity
}

const ownerFieldsOf = ({ may }: Call) => (typeof may === 'object' && 'owner' in may ? may.owner : {})

/** Every request of a call that names something the victim owns, one thing at a time. */
function requestsAboutOthers([name, call]: [string, Call]): Asked[] {
  const base = plausible(call.request)
  return Object.entries(ownerFieldsOf(call)).flatMap(([field, thing]) =>
    owned[thing].map((value) => ({ name, call, values: withField(base, field, value), field, thing })),
  )
}

function withField(base: Record<string, unknown>, field: string, value: unknown): Record<string, unknown> {
  const [outer = '', inner] = field.split('.')
  return { ...base, [outer]: inner === undefined ? value : { ...Object(base[outer]), [inner]: value } }
}

const ask = (browser: Browser, { call, values }: Pick<Asked, 'call' | 'values'>) =>
  call.method === 'GET' ? browser.get(call.path, values) : browser.post(call.path, values)

const isServed = ({ method, path }: Call) => app.hasRoute({ method, url: path })

/** Every row of every table, except counters. */
async function rows(): Promise<Map<string, string>> {
  const tables = await ctx.q<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'rate_limits'`
  const found = new Map<string, string>()
  for (const { name } of tables) {
    const list = await ctx.q.text<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`)
    for (const { row } of list) found.set(`${name} ${row}`, row)
  }
  return found
}

describe('data of another golfer', () => {
  it('covers every field of the wire which may name owned data', () => {
    const unclear = memberCalls.flatMap(([name, call]) =>
      fieldsOf(call.request)
        .filter((field) => !(field in ownerFieldsOf(call)))
        .filter((field) => !nobodys.has(field) && !nobodys.has(field.split('.')[0] ?? ''))
        .map((field) => `${name}: ${field}`),
    )
    expect(unclear).toEqual([])
  })

  it('exists in every kind, so that the test can see', () => {
    expect(Object.entries(owned).filter(([, values]) => values.length === 0)).toEqual([])
  })

  it('is never shown nor changed, whichever call names it', async () => {
    const before = await rows()
    const asked = memberCalls.filter(([, call]) => isServed(call)).flatMap(requestsAboutOthers)
    expect(asked.length).toBeGreaterThan(60)
    for (const request of asked) {
      const answer = JSON.stringify(await ask(stranger, request))
      for (const secret of secrets) {
        // an answer may echo the input
        if (!JSON.stringify(request.values).includes(secret)) {
          expect(answer, `${request.name} ${JSON.stringify(request.values)}`).not.toContain(secret)
        }
      }
    }
    const after = await rows()
    expect([...before.keys()].filter((row) => !after.has(row))).toEqual([])
    const about = new RegExp(
      `${victim.phone}|"(member_id|user_id)": ${victim.id}\\b|"(booking_id|bill_id)": (${owned.bill.join('|')})\\b`,
    )
    expect([...after.keys()].filter((row) => !before.has(row) && about.test(row))).toEqual([])
  })

  it('is answered as if it did not exist', async () => {
    const nothing: Partial<Record<OwnedEntity, string>> = {
      billJson: '{"bill_id":987654321}',
      session: crypto.randomUUID(),
    }
    const reported: string[] = []
    for (const request of memberCalls.flatMap(requestsAboutOthers)) {
      const values = withField(request.values, request.field, nothing[request.thing] ?? 987_654_321)
      const [others, none] = [await ask(stranger, request), await ask(stranger, { ...request, values })]
      if (others.error_code !== none.error_code || others.error_msg !== none.error_msg)
        reported.push(`${request.name} ${request.field}: ${others.error_code}, not ${none.error_code}`)
    }
    expect(reported).toEqual([])
  })

  it('is not reached by claiming to be its owner', async () => {
    for (const [name, call] of memberCalls.filter(([, call]) => isServed(call))) {
      const fields = plausible(call.request)
      const values = { ...fields, ...('day' in fields && { day: '2026-11-24' }), uid: victim.vga }
      const answer = await ask(stranger, { call, values })
      expect([name, answer.error_code, answer.data]).toEqual([name, 498, null])
    }
  })

  it('is shown to its owner by the same requests, so that the test can see', async () => {
    const shown = new Set<string>()
    for (const request of memberCalls.filter(([, call]) => isServed(call)).flatMap(requestsAboutOthers)) {
      if (request.call.method !== 'GET' && !/view_detail|aes256/.test(request.name)) continue
      const { error_code } = await ask(owner, request)
      if (error_code === 0) shown.add(request.name)
    }
    expect([...shown]).toEqual(
      expect.arrayContaining([
        'GET /api/for_wap/document',
        'GET /api/for_wap/document_pdf',
        'GET /api/services/get_bill_detail_for_wap',
        'GET /api/services/get_bill_detail_for_bank',
        'POST /api/for_wap/view_detail_order_slot_pax',
        'GET /api/wallet/get_detail_transaction',
      ]),
    )
  })
})
