import { createServer } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { esmsSender } from './esms.ts'
import { SmsFailure } from './sms-sender.ts'

type Answer = { status?: number; body?: unknown; silent?: boolean }
type Asked = { path: string | undefined; body: unknown }
const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A network with one constant answer, recording its requests. */
async function network(answer: Answer) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    asked.push({ path: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) })
    if (answer.silent) return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' })
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const baseUrl = `http://127.0.0.1:${address.port}/`
  const settings = { baseUrl, apiKey: 'demo-api', secretKey: 'demo-secret', brandname: 'TeeViet' }
  return { asked, sender: esmsSender({ ...settings, timeoutMs: answer.silent ? 200 : 10_000 }) }
}

const message = { phone: '+84901234567', text: 'TeeViet: 123456', requestId: 'otp-1' }
const failureOf = async (answer: Answer) => {
  const { sender } = await network(answer)
  return sender.send(message).then(
    () => null,
    (error: unknown) => error,
  )
}

describe('a message through eSMS', () => {
  test('is asked for in its protocol: brand name, national number, our request id', async () => {
    const { asked, sender } = await network({ body: { CodeResult: '100', SMSID: 'sms-77' } })
    expect(await sender.send(message)).toEqual({ providerMessageId: 'sms-77' })
    expect(asked).toEqual([
      {
        path: '/MainService.svc/json/SendMultipleMessage_V4_post_json/',
        body: {
          ApiKey: 'demo-api',
          SecretKey: 'demo-secret',
          Phone: '0901234567',
          Content: 'TeeViet: 123456',
          SmsType: '2',
          Brandname: 'TeeViet',
          IsUnicode: '0',
          RequestId: 'otp-1',
        },
      },
    ])
  })

  test('is marked as Unicode only when it needs it', async () => {
    const { asked, sender } = await network({ body: { CodeResult: 100, SMSID: 'a' } })
    await sender.send({ ...message, text: 'Đã nhận' })
    expect(asked).toMatchObject([{ body: { IsUnicode: '1' } }])
  })

  test('counts as sent when the network has had the same request before', async () => {
    const { sender } = await network({ body: { CodeResult: '124', ErrorMessage: 'duplicate' } })
    expect(await sender.send(message)).toEqual({ providerMessageId: 'otp-1' })
  })

  test.each([
    ['99', 'permanent', 'recipient'],
    ['101', 'permanent', 'account'],
    ['103', 'temporary', 'account'],
    ['104', 'permanent', 'account'],
    ['108', 'permanent', 'recipient'],
    ['118', 'permanent', 'message'],
    ['140', 'temporary', 'account'],
    ['146', 'permanent', 'message'],
    ['177', 'permanent', 'recipient'],
    ['555', 'temporary', 'network'],
  ])('answered with code %s fails as %s (%s)', async (code, kind, obstacle) => {
    // The HTTP status decides nothing as long as there is a code.
    for (const status of [200, 500])
      expect(await failureOf({ status, body: { CodeResult: code } })).toMatchObject({ code, kind, obstacle })
  })

  test('may be tried again when the answer is missing, late or not one', async () => {
    const temporary = { kind: 'temporary', obstacle: 'network' }
    expect(await failureOf({ silent: true })).toMatchObject({ ...temporary, code: 'timeout' })
    expect(await failureOf({ status: 502, body: '<html>' })).toMatchObject({ ...temporary, code: 'http_502' })
    expect(await failureOf({ body: {} })).toMatchObject({ ...temporary, code: 'http_200' })
    const rejectingSender = esmsSender({
      baseUrl: 'http://127.0.0.1:9',
      apiKey: 'a',
      secretKey: 's',
      brandname: 'b',
      timeoutMs: 200,
    })
    await expect(rejectingSender.send(message)).rejects.toMatchObject({ ...temporary, code: 'unreachable' })
  })

  test('reveals neither the number, the text nor the keys on failure', async () => {
    const failure = await failureOf({ body: { CodeResult: '108', ErrorMessage: '0901234567' } })
    expect(failure).toBeInstanceOf(SmsFailure)
    const reported = JSON.stringify(failure, Object.getOwnPropertyNames(failure))
    for (const secret of ['901234567', '123456', 'demo-secret']) expect(reported).not.toContain(secret)
  })
})
