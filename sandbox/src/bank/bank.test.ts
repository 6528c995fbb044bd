import { afterEach, describe, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { startProduct, testOptions } from '../testing/product.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function open(...statuses: number[]) {
  const product = await startProduct(...statuses)
  const app = await buildSandbox(testOptions(product.url))
  closers.push(
    () => app.close(),
    () => product.close(),
  )
  const post = async (url: string, payload: object = {}) => {
    const response = await app.inject({ method: 'POST', url, payload })
    return { status: response.statusCode, body: response.json() }
  }
  return {
    app,
    received: product.received,
    post,
    transfers: async () => (await app.inject('/bank/transfers')).json(),
    form: (fields: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/bank/send',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
  }
}

const order = { account_number: '060012345678', amount: 2_450_000, content: 'TT8K4M2Q9P' }
const bodies = (received: { body: string }[]) => received.map(({ body }) => JSON.parse(body))

describe('a transfer', () => {
  test("is reported to the product at once, in SePay's format", async () => {
    const { post, received } = await open()
    const { status, body } = await post('/bank/transfers', {
      ...order,
      occurred_at: '2026-11-20T02:01:02Z',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...order,
      delivery: 'delivered',
      attempts: [{ status: 200, answer: '{"success":true}' }],
    })
    expect(received.map(({ url }) => url)).toEqual(['/api/payment/callback/sepay'])
    expect(bodies(received)).toEqual([
      {
        id: body.id,
        gateway: 'Sacombank',
        transactionDate: '2026-11-20 09:01:02',
        accountNumber: '060012345678',
        subAccount: null,
        code: 'TT8K4M2Q9P',
        content: 'TT8K4M2Q9P',
        transferType: 'in',
        description: 'BankAPINotify TT8K4M2Q9P',
        transferAmount: 2_450_000,
        accumulated: 1_002_450_000,
        referenceCode: expect.stringMatching(/^FT\d+$/),
      },
    ])
  })

  test('with the account of its customer is reported by Casso, which names it, also when it is resent', async () => {
    const { post, received } = await open()
    const payer = { bank_id: '970436', account_number: '0011001234567', name: 'NGUYEN VAN AN' }
    const { body } = await post('/bank/transfers', { ...order, payer })
    expect(body).toMatchObject({ payer, delivery: 'delivered' })
    await post(`/bank/transfers/${body.id}/resend`)
    const data = {
      id: body.id,
      amount: 2_450_000,
      description: 'TT8K4M2Q9P',
      counterAccountBankId: '970436',
      counterAccountBankName: 'Vietcombank',
      counterAccountName: 'NGUYEN VAN AN',
      counterAccountNumber: '0011001234567',
    }
    expect(received.map(({ url }) => url)).toEqual(Array(2).fill('/api/payment/callback/casso'))
    expect(bodies(received)).toMatchObject(Array(2).fill({ data, error: 0 }))
    const half = await post('/bank/transfers', { ...order, payer: { name: 'NGUYEN VAN AN' } })
    expect(half.status).toBe(400)
  })

  test('takes the bank’s time in every usual form', async () => {
    const { post, received } = await open()
    const times = [
      Date.parse('2026-11-20T02:01:02Z'),
      '2026-11-20T02:01:02Z',
      '2026-11-20 09:01:02',
      '2026-11-20T09:01',
    ]
    for (const occurred_at of times) await post('/bank/transfers', { ...order, occurred_at })
    const seen = bodies(received).map(({ transactionDate }) => transactionDate.slice(0, 16))
    expect(seen).toEqual(times.map(() => '2026-11-20 09:01'))
  })

  test('is reported again until the product acknowledges it, always as the same one', async () => {
    const { post, received, transfers } = await open(500, 503, 200)
    const { body } = await post('/bank/transfers', order)
    expect(body).toMatchObject({ delivery: 'waiting', attempts: [{ status: 500 }] })
    await expect.poll(async () => (await transfers())[0].delivery).toBe('delivered')
    expect((await transfers())[0].attempts).toMatchObject([{ status: 500 }, { status: 503 }, { status: 200 }])
    expect(new Set(bodies(received).map(({ id }) => id)).size).toBe(1)
  })

  test('is abandoned at the schedule’s end, and can be reported again manually', async () => {
    const { post, transfers, received } = await open(500, 500, 500, 500, 200)
    const { body } = await post('/bank/transfers', order)
    await expect.poll(async () => (await transfers())[0].delivery).toBe('failed')
    expect(received).toHaveLength(4)
    expect((await post(`/bank/transfers/${body.id}/resend`)).body).toMatchObject({ delivery: 'delivered' })
    expect(bodies(received)[4]).toEqual(bodies(received)[0])
  })

  test('stays with the bank when so ordered, until it is resent', async () => {
    const { post, received } = await open()
    const { body } = await post('/bank/transfers', { ...order, deliver: false })
    expect(body).toMatchObject({ delivery: 'held', attempts: [] })
    expect(received).toEqual([])
    await post(`/bank/transfers/${body.id}/resend`)
    expect(received).toHaveLength(1)
  })

  test('can be reported late and more than once', async () => {
    const { post, received } = await open()
    const later = await post('/bank/transfers', { ...order, deliver_after_seconds: 0.05, repeat: 2 })
    expect(later.body.attempts).toEqual([])
    await expect.poll(() => received).toHaveLength(2)
    const { body } = await post('/bank/transfers', { ...order, repeat: 3 })
    expect(body.attempts).toHaveLength(3)
    expect(new Set(bodies(received).map(({ id }) => id)).size).toBe(2)
  })

  test("is refused with the field's name when it is invalid", async () => {
    const { post, received } = await open()
    for (const [field, value] of [
      ['amount', 0],
      ['amount', 10.5],
      ['amount', '2.450.000'],
      ['occurred_at', 'soon'],
      ['account_number', ''],
    ] as const) {
      const { status, body } = await post('/bank/transfers', { ...order, [field]: value })
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    }
    const stranger = await post('/bank/transfers', { ...order, account_number: '999' })
    expect(stranger).toMatchObject({ status: 422, body: { error: 'unknown_account' } })
    expect((await post('/bank/transfers/12/resend')).status).toBe(404)
    expect(received).toEqual([])
  })
})

describe('the bank’s page', () => {
  const typed = { ...order, amount: '2.450.000' }
  const sent = async (variant: string, more = {}) => {
    const { form, received, transfers } = await open()
    const response = await form({ ...typed, variant, ...more })
    expect([response.statusCode, response.headers.location]).toEqual([303, '/bank#sent'])
    return { received: bodies(received), transfer: (await transfers())[0] }
  }

  test('sends too little or too much money', async () => {
    expect((await sent('right')).transfer.amount).toBe(2_450_000)
    expect((await sent('short')).transfer.amount).toBe(2_205_000)
    expect((await sent('large')).transfer.amount).toBe(2_695_000)
  })

  test('sends the wrong or a mangled content', async () => {
    expect((await sent('wrong_content')).transfer.content).not.toContain('8K4M2Q9P')
    expect((await sent('mangled', { style: 'cut' })).transfer.content).toBe('MBVCB.3278907687.TT8K4M2Q')
    expect((await sent('mangled', { style: 'spaced' })).transfer.content).toContain('TT8K 4M2Q 9P')
  })

  test('sends with the bank’s time before or after the golfer’s half hour', async () => {
    const offset = ({ occurred_at, created_at }: Record<string, string>) =>
      Math.round((Date.parse(occurred_at ?? '') - Date.parse(created_at ?? '')) / 60_000)
    expect(offset((await sent('reported_late')).transfer)).toBe(-10)
    expect(offset((await sent('sent_late')).transfer)).toBe(35)
  })

  test('reports one transfer three times', async () => {
    expect(new Set((await sent('repeated')).received.map(({ id }) => id)).size).toBe(1)
    expect((await sent('repeated')).received).toHaveLength(3)
  })

  test('keeps the typed input after an error', async () => {
    const { form, app, received } = await open()
    for (const [wrong, problem] of [
      [{ amount: 'x' }, 'invalid'],
      [{ account_number: '999' }, 'unknown_account'],
    ] as const) {
      const { headers } = await form({ ...typed, variant: 'right', ...wrong })
      const back = new URL(headers.location ?? '', 'http://sandbox')
      expect(Object.fromEntries(back.searchParams)).toEqual({ ...typed, ...wrong, problem })
      const page = await app.inject({ url: headers.location ?? '', headers: { accept: 'text/html' } })
      expect(page.body).toContain('role="alert"')
      expect(page.body).toContain('value="TT8K4M2Q9P"')
    }
    expect(received).toEqual([])
  })

  test("shows the product's answer, never as markup", async () => {
    const { post, app } = await open()
    await post('/bank/transfers', { ...order, content: '<b>TT8K4M2Q9P</b>' })
    const { body } = await app.inject({ url: '/bank', headers: { accept: 'text/html' } })
    expect(body).toContain('2.450.000đ')
    expect(body).toContain('&lt;b&gt;TT8K4M2Q9P')
    expect(body).toContain('{&quot;success&quot;:true}')
  })
})
