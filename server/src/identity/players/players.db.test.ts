import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { App } from '#platform/http/app'
import { captchaText, createAccountApp, newPhone, signIn } from '#testing/apps/account-app'
import { createTestContext, type TestContext } from '#testing/context'
import { type Browser, openBrowser } from '#testing/processes/browser'
import { rememberPartners } from './partners.ts'

let ctx: TestContext
let app: App
let browser: Browser
let me: { id: number; vga: number; phone: string }

type Person = { id: number; vga: number; phone: string | null }

async function add(fullname: string, phone: string | null = newPhone()): Promise<Person> {
  const [row] = await ctx.q<{ id: number; vga: number }>`
    insert into members (phone, fullname) values (${phone}, ${fullname}) returning id, vga`
  if (!row) throw new Error('no member')
  return { ...row, phone }
}

beforeAll(async () => {
  ctx = await createTestContext({ CAPTCHA_FIXED_TEXT: captchaText })
  app = await createAccountApp(ctx)
  browser = openBrowser(app)
  const { vga, phone } = await signIn(ctx, browser)
  const [row] = await ctx.q<{ id: number }>`
    update members set fullname = 'Hoàng Chính Chủ' where vga = ${vga} returning id`
  me = { id: row?.id ?? 0, vga, phone }
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const search = (keyword_golfer: string | number, more: Record<string, unknown> = {}) =>
  browser.post('/api/services/search_user', { keyword_golfer, page: 1, limit: 7, ...more })

async function found(keyword: string | number, more: Record<string, unknown> = {}): Promise<number[]> {
  const { data } = await search(keyword, more)
  const list: unknown = data && typeof data === 'object' && 'data' in data ? data.data : null
  return Array.isArray(list) ? list.map(({ vga }) => Number(vga)) : []
}

describe('searching members', () => {
  it('needs a login', async () => {
    const refused = await openBrowser(app).post('/api/services/search_user', { keyword_golfer: 'an' })
    expect(refused).toMatchObject({ status: 401 })
  })

  it('returns the fields of a player list, and never a phone', async () => {
    const { vga, phone } = await add('Trịnh Thị Mẫu')
    const answer = await search('Trịnh Thị Mẫu')
    expect(answer.data).toEqual({
      data: [
        {
          _id: vga,
          id: vga,
          user_id: vga,
          vga,
          id_display: String(vga),
          fullname: 'Trịnh Thị Mẫu',
          avatar: '',
        },
      ],
    })
    expect(JSON.stringify(answer)).not.toContain(phone)
  })

  it.each(['Đặng Văn Hùng', 'dang van hung', 'HÙNG', 'hung dang', 'Đặng', 'đa hu', 'dặng  vắn,hung'])(
    'finds Đặng Văn Hùng by %j',
    async (keyword) => {
      const [known] = await ctx.q<{ vga: number }>`select vga from members where fullname = 'Đặng Văn Hùng'`
      const vga = known?.vga ?? (await add('Đặng Văn Hùng')).vga
      expect(await found(keyword)).toContain(vga)
    },
  )

  it.each(['ung', 'hung van x', 'd ng'])('does not find Đặng Văn Hùng by %j', async (keyword) => {
    const { vga } = await add('Đặng Văn Hùng')
    expect(await found(keyword)).not.toContain(vga)
  })

  it('finds names in other scripts and with signs in them', async () => {
    const korean = await add('김민수')
    const initials = await add('T.Anh (Tee-Viet)')
    expect(await found('김민')).toEqual([korean.vga])
    expect(await found('anh tee')).toEqual([initials.vga])
  })

  it('finds by a whole vID, with or without the word before it', async () => {
    const { vga } = await add('Vũ Vịnh')
    expect(await found(vga)).toEqual([vga])
    expect(await found(`vID${vga}`)).toEqual([vga])
    expect(await found(`vid ${vga}`)).toEqual([vga])
    expect(await found(String(vga).slice(0, -1))).toEqual([])
  })

  it('finds by a whole phone number, however it is written', async () => {
    const { vga, phone } = await add('Lý Lan')
    const national = String(phone)
    expect(await found(national)).toEqual([vga])
    expect(await found(`+84 ${national.slice(1, 4)} ${national.slice(4)}`)).toEqual([vga])
    expect(await found(national.slice(0, -1))).toEqual([])
  })

  it('never finds the searching member, nor a deleted account', async () => {
    const { id, vga } = await add('Hoàng Đã Đi')
    await ctx.q`update members set deleted_at = now(), phone = null where id = ${id}`
    expect(await found('hoang')).toEqual([])
    expect(await found(me.vga)).toEqual([])
    expect(await found(me.phone)).toEqual([])
    expect(await found(vga)).toEqual([])
  })

  it.each(['', '   ', '%', '_', "'", '&|!:*', '\\', '()', '*:'])('finds no member by %j', async (keyword) => {
    expect(await search(keyword)).toMatchObject({ error_code: 0, data: { data: [] } })
  })

  it('returns 7, page by page, none twice, former fellow players first', async () => {
    const people: Person[] = []
    for (let one = 0; one < 16; one += 1) people.push(await add(`Quách Thử ${one}`))
    const [, , third, , fifth] = people
    await rememberPartners(ctx.q, [me.id, third?.id ?? 0], '2026-10-01')
    await rememberPartners(ctx.q, [me.id, fifth?.id ?? 0], '2026-11-01')
    const pages = [await found('quach'), await found('quach', { page: 2 }), await found('quach', { page: 3 })]
    expect(pages.map((page) => page.length)).toEqual([7, 7, 2])
    expect(pages[0]?.slice(0, 2)).toEqual([fifth?.vga, third?.vga])
    expect(new Set(pages.flat()).size).toBe(16)
  })

  it('answers the other call with the same', async () => {
    const { vga } = await add('Phùng Khác Lệnh')
    const other = await browser.get('/api/for_wap/search_member', {
      q: 'phùng khác',
      page: 1,
      number: 7,
      lang: 'vi',
    })
    expect(other).toMatchObject({ error_code: 0, data: { data: [{ vga }] } })
  })

  it('does not read the whole table for a name', async () => {
    await ctx.q`insert into members (fullname) select 'Đinh Nhiều ' || n from generate_series(1, 5000) n`
    await ctx.q`analyze members`
    const plan = await ctx.q<{ 'QUERY PLAN': string }>`
      explain select id from members where name_words @@ to_tsquery('simple', 'trinh:* & mau:*')`
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('members_by_name')
  })
})

describe('looking up a phone', () => {
  const byPhone = (phone: unknown) => browser.post('/api/for_wap/get_user_by_phone', { phone })

  it('returns vID and name', async () => {
    const { vga, phone } = await add('Cao Cường')
    const data = { vga, id_display: String(vga), fullname: 'Cao Cường' }
    expect((await byPhone(phone)).data).toEqual(data)
    expect((await browser.get('/api/for_wap/check_info_user', { phone })).data).toEqual(data)
    expect((await browser.get('/api/for_wap/check_info_user', { vga })).data).toEqual(data)
  })

  it('reports that no member has it', async () => {
    expect(await byPhone(newPhone())).toMatchObject({ error_code: 0, data: null })
  })

  it('takes mobile numbers only, with the messages of the login', async () => {
    expect(await byPhone('')).toMatchObject({ error_msg: 'Vui lòng nhập số điện thoại.' })
    for (const phone of ['19001234', '02438256789', '123']) {
      expect(await byPhone(phone)).toMatchObject({ error_msg: 'Số điện thoại không đúng định dạng.' })
    }
  })

  it('reports an unknown vID', async () => {
    for (const vga of ['999999999', 'abc', '-1']) {
      expect(await browser.get('/api/for_wap/check_info_user', { vga, lang: 'en' })).toMatchObject({
        status: 200,
        error_msg: 'Player with this vID not found, please try again!',
      })
    }
  })
})

describe('mapping a phone to a member', () => {
  const map = (phone: unknown, vga: unknown) =>
    browser.post('/api/for_wap/mapping_account_vgs', { phone, vga })
  const byPhone = (phone: unknown) => browser.post('/api/for_wap/get_user_by_phone', { phone })

  it('adds the member and finds them by the phone from then on', async () => {
    const { vga } = await add('Bùi Không Số', null)
    const phone = newPhone()
    expect(await map(phone, vga)).toMatchObject({ error_code: 0, data: { vga, fullname: 'Bùi Không Số' } })
    expect(await byPhone(phone)).toMatchObject({ data: { vga } })
    expect(await found(phone)).toEqual([vga])
  })

  it('keeps the phone a member has: the member is added, the other number finds no member', async () => {
    const { vga } = await add('Bùi Có Số')
    const phone = newPhone()
    expect(await map(phone, vga)).toMatchObject({ error_code: 0, data: { vga } })
    expect(await byPhone(phone)).toMatchObject({ data: null })
  })

  it('keeps the first of two numbers given to a member', async () => {
    const { vga } = await add('Bùi Hai Số', null)
    const [first, second] = [newPhone(), newPhone()]
    await map(first, vga)
    await map(second, vga)
    expect(await byPhone(first)).toMatchObject({ data: { vga } })
    expect(await byPhone(second)).toMatchObject({ data: null })
  })

  it('takes no number from the account that has it', async () => {
    const owner = await add('Ngô Chủ Số')
    const { vga } = await add('Ngô Không Số', null)
    await map(owner.phone, vga)
    expect(await byPhone(owner.phone)).toMatchObject({ data: { vga: owner.vga } })
  })

  it('opens no member’s account: the phone’s holder gets one of their own', async () => {
    const { vga } = await add('Bùi Cẩn Thận', null)
    const phone = newPhone()
    await map(phone, vga)
    const session = await signIn(ctx, openBrowser(app), phone)
    expect(session).toMatchObject({ is_new: 1, fullname: '' })
    expect(session.vga).not.toBe(vga)
    expect(await byPhone(phone)).toMatchObject({ data: { vga: session.vga } })
  })

  it('refuses an unknown vID and a number that is no mobile', async () => {
    expect(await map(newPhone(), 999_999_999)).toMatchObject({
      error_msg: 'Không tìm thấy người chơi có vID này, vui lòng thử lại!',
    })
    expect(await map('19001234', me.vga)).toMatchObject({ error_msg: 'Số điện thoại không đúng định dạng.' })
  })
})
