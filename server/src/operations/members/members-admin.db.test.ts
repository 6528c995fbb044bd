import { calls } from '@teeviet/contract/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findOrCreateMember } from '#identity/members/find-or-create-member'
import { openSession, ownEntry } from '#identity/sessions/sessions'
import { signToken } from '#identity/sessions/token'
import { createAuthenticate } from '#identity/sign-in/authenticate'
import type { Member } from '#platform/context/actor'
import { inTransaction } from '#platform/database/transaction'
import { createStaffApp, type StaffApp } from '#testing/apps/staff-app'
import { createTestContext, type TestContext } from '#testing/context'
import { addMember } from '#testing/golf'

let ctx: TestContext
let app: StaffApp
let admin: { token: string }
let staffMember: { token: string }
let golfer: Member
beforeAll(async () => {
  ctx = await createTestContext()
  app = await createStaffApp(ctx)
  staffMember = await app.newStaff('staff')
  admin = await app.newStaff('admin')
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  golfer = await addMember(ctx.q, 'Đặng Thị Mận')
  await ctx.q`update members set email = 'man@golf.example' where id = ${golfer.id}`
  app.as(admin)
})

const search = calls['GET /api/staff/members']
const open = calls['GET /api/staff/members/:id']
const lock = calls['POST /api/staff/members/:id/lock']
const actsAbout = async () =>
  (await app.acts()).filter(({ subject }) => subject === `member:${golfer.id}`).map(({ what }) => what)

async function goIn() {
  const session = await inTransaction(ctx.pool, (q) =>
    openSession(ctx, q, { memberId: golfer.id, entry: ownEntry(undefined), device: 'Test' }),
  )
  return signToken(ctx.config.secrets.token, session, { ...golfer, cif: null, lang: 'vi' })
}
const isIn = async (token: string) => {
  const { member } = createAuthenticate({ q: ctx.q, clock: ctx.clock, secret: ctx.config.secrets.token })
  return (await member(token)) !== null
}

describe('looking for a golfer', () => {
  test('finds them by phone, vID and name, and by nothing less', async () => {
    for (const q of [golfer.phone, String(golfer.vga), 'dang thi man']) {
      expect((await app.ask(search, { q })).map(({ vga }) => vga)).toContain(golfer.vga)
    }
    for (const q of ['', golfer.phone.slice(0, 6), 'x']) expect(await app.ask(search, { q })).toEqual([])
  })

  test('is logged with the results, not with the search text', async () => {
    await app.ask(search, { q: golfer.phone })
    const last = (await app.acts()).at(-1)
    expect(last).toEqual({ what: 'member.searched', subject: '', detail: `vID ${golfer.vga}` })
  })
})

describe('looking at a golfer', () => {
  test('is logged each time', async () => {
    await app.ask(open, { id: golfer.id })
    await app.ask(open, { id: golfer.id })
    expect(await actsAbout()).toEqual(['member.viewed', 'member.viewed'])
  })

  test('shows private data to administrators alone', async () => {
    expect((await app.ask(open, { id: golfer.id })).private).toMatchObject({ email: 'man@golf.example' })
    app.as(staffMember)
    const seen = await app.ask(open, { id: golfer.id })
    expect(seen).toMatchObject({ fullname: 'Đặng Thị Mận', private: null })
    expect(JSON.stringify(seen)).not.toContain('man@golf.example')
  })

  test('finds no deleted account', async () => {
    await ctx.q`update members set phone = null, fullname = '', deleted_at = now() where id = ${golfer.id}`
    expect((await app.refused(open, { id: golfer.id })).error_code).toBe(404)
  })
})

describe('a locked golfer', () => {
  test('is out at once on every device, cannot come in, and can again when unlocked', async () => {
    const token = await goIn()
    expect(await isIn(token)).toBe(true)
    const because = { id: golfer.id, reason: 'Thẻ bị đánh cắp' }
    expect(await app.ask(lock, because)).toMatchObject({ is_locked: 1, locked_reason: 'Thẻ bị đánh cắp' })
    expect(await isIn(token)).toBe(false)
    await expect(goIn()).rejects.toThrow('account.locked')
    await app.ask(calls['POST /api/staff/members/:id/unlock'], { id: golfer.id, reason: 'Đã xác minh' })
    expect(await isIn(token)).toBe(false)
    expect(await isIn(await goIn())).toBe(true)
    expect(await actsAbout()).toEqual(['member.locked', 'member.unlocked'])
  })

  test('was locked for a reason, once, by an administrator', async () => {
    const locked = { id: golfer.id, reason: 'x' }
    expect((await app.refused(lock, { ...locked, reason: '' })).error_code).toBe(1802)
    await app.ask(lock, locked)
    expect((await app.refused(lock, locked)).error_code).toBe(409)
    app.as(staffMember)
    expect((await app.refused(lock, locked)).error_code).toBe(403)
  })
})

test('a name is corrected if it still is the one that was read, and the trail holds no name', async () => {
  const rename = calls['POST /api/staff/members/:id/name']
  const to = { id: golfer.id, from: 'Đặng Thị Mận', fullname: 'Đặng Thị Mơ', reason: 'Sai chính tả' }
  expect((await app.ask(rename, to)).fullname).toBe('Đặng Thị Mơ')
  expect((await app.refused(rename, to)).error_code).toBe(409)
  expect(JSON.stringify(await app.acts())).not.toContain('Đặng')
})

describe('a linked phone', () => {
  const confirm = calls['POST /api/staff/members/:id/confirm-phone']
  const because = { reason: 'Đã gọi hỏi khách' }
  async function link(phone: string) {
    const other = await addMember(ctx.q, 'Người mời')
    await ctx.q`
      insert into member_linked_phones (phone, member_id, linked_by, linked_at)
      values (${phone}, ${golfer.id}, ${other.id}, ${ctx.clock.now()})`
  }
  const signsIn = async (phone: string) =>
    (await inTransaction(ctx.pool, (q) => findOrCreateMember(ctx, q, { phone, lang: 'vi' }))).id

  test('signs in to the account once an administrator has confirmed it, which is logged', async () => {
    await link('0911000111')
    const seen = (await app.ask(open, { id: golfer.id })).private?.linked_phones
    expect(seen).toMatchObject([{ phone: '0911000111', confirmed_at: null }])
    const { private: after } = await app.ask(confirm, { id: golfer.id, phone: '0911000111', ...because })
    expect(after?.linked_phones[0]?.confirmed_at).toBe(ctx.clock.now().getTime())
    expect(await signsIn('0911000111')).toBe(golfer.id)
    expect((await actsAbout()).at(-1)).toBe('member.phone_confirmed')
  })

  test('is confirmed once, by administrators only, and only where it is linked', async () => {
    await link('0911000222')
    const stranger = await addMember(ctx.q, 'Người lạ')
    const asked = { phone: '0911000222', ...because }
    expect((await app.refused(confirm, { id: stranger.id, ...asked })).error_code).toBe(409)
    app.as(staffMember)
    expect((await app.refused(confirm, { id: golfer.id, ...asked })).error_code).toBe(403)
    app.as(admin)
    await app.ask(confirm, { id: golfer.id, ...asked })
    expect((await app.refused(confirm, { id: golfer.id, ...asked })).error_code).toBe(409)
  })
})
