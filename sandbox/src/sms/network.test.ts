import { afterEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { testOptions } from '../testing/product.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const path = '/MainService.svc/json/SendMultipleMessage_V4_post_json/'
const message = {
  ApiKey: 'demo-api',
  SecretKey: 'demo-secret',
  Phone: '0912345678',
  Content: 'TeeViet: ma 123456',
  SmsType: '2',
  Brandname: 'TeeViet',
  IsUnicode: '0',
  RequestId: 'r1',
}

async function open() {
  const now = () => new Date('2026-11-20T02:00:00Z')
  const app = await buildSandbox({ ...testOptions(), now })
  closers.push(() => app.close())
  return {
    send: async (fields: object) =>
      (await app.inject({ method: 'POST', url: path, payload: { ...message, ...fields } })).json(),
    inbox: async (query = '') => (await app.inject(`/sms${query}`)).json(),
    page: (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } }),
  }
}

describe('the SMS network', () => {
  test('delivers to the inbox of the phone, newest first, however the phone is written', async () => {
    const { send, inbox } = await open()
    expect(await send({})).toMatchObject({ CodeResult: '100', SMSID: expect.any(String) })
    await send({ RequestId: 'r2', Content: 'TeeViet: ma 654321', Phone: '84912345678' })
    await send({ RequestId: 'r3', Phone: '0987654321' })
    const text = (text: string) => ({
      id: expect.any(Number),
      to: '0912345678',
      text,
      sent_at: '2026-11-20T02:00:00.000Z',
    })
    const expected = [text('TeeViet: ma 654321'), text('TeeViet: ma 123456')]
    for (const query of ['?phone=0912345678', '?phone=%2B84912345678', '?phone=0912%20345%20678'])
      expect(await inbox(query)).toEqual(expected)
    expect(await inbox()).toHaveLength(3)
    expect(await inbox('?phone=0900000000')).toEqual([])
  })

  test('delivers one RequestId once', async () => {
    const { send, inbox } = await open()
    await send({})
    expect(await send({ Content: 'again' })).toMatchObject({ CodeResult: '124' })
    const both = await Promise.all([send({ RequestId: 'r9' }), send({ RequestId: 'r9' })])
    expect(both.map(({ CodeResult }) => CodeResult).sort()).toEqual(['100', '124'])
    expect(await inbox()).toHaveLength(2)
  })

  test.each([
    ['101', 'a wrong key', { SecretKey: 'guess' }],
    ['104', 'no brand name', { Brandname: undefined }],
    ['108', 'a landline', { Phone: '02838222222' }],
    ['108', 'half a number', { Phone: '0912' }],
    ['118', 'an unknown type', { SmsType: '5' }],
    ['118', 'a missing phone', { Phone: undefined }],
    ['146', 'accents in a plain message', { Content: 'Mã của bạn' }],
    ['146', 'no text', { Content: ' ' }],
  ])('answers %s to %s and delivers nothing', async (code, _, fields) => {
    const { send, inbox } = await open()
    expect(await send(fields)).toMatchObject({ CodeResult: code, ErrorMessage: expect.any(String) })
    expect(await inbox()).toEqual([])
  })

  test('takes accents when they are announced, and foreign phones', async () => {
    const { send, inbox } = await open()
    expect(await send({ Content: 'Mã của bạn', IsUnicode: '1' })).toMatchObject({ CodeResult: '100' })
    expect(await send({ Phone: '821012345678', RequestId: 'r2' })).toMatchObject({ CodeResult: '100' })
    expect(await inbox('?phone=821012345678')).toHaveLength(1)
  })

  test('only validates a message marked as a trial', async () => {
    const { send, inbox } = await open()
    expect(await send({ Sandbox: '1' })).toMatchObject({ CodeResult: '100' })
    expect(await inbox()).toEqual([])
  })
})

describe('the inbox page', () => {
  test('shows a phone’s messages to people, and never as markup', async () => {
    const { send, page } = await open()
    await send({ Content: '<script>alert(1)</script> ma 998877' })
    await send({ RequestId: 'r2', Phone: '0987654321', Content: 'another phone' })
    for (const url of ['/', '/inbox', '/sms', '/inbox?phone=0912345678']) {
      const { body, headers } = await page(url)
      expect(headers['content-type']).toContain('text/html')
      expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(body).not.toContain('<script>alert')
      expect(body).toContain('data-copy="998877"')
      expect(body.includes('another phone')).toBe(!url.includes('phone='))
    }
  })

  test('states in both languages that it is a sandbox', async () => {
    const { page } = await open()
    expect((await page('/')).body).toContain('Môi trường thử')
    const english = await page('/?lang=en')
    expect(english.body).toContain('Sandbox')
    expect(english.headers['set-cookie']).toContain('sandbox_lang=en')
    expect((await page('/', { cookie: 'sandbox_lang=en' })).body).toContain('<html lang="en">')
  })
})
