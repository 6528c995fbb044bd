import { afterEach, expect, test } from 'vitest'
import { buildSandbox } from '../app.ts'
import { testOptions } from '../testing/product.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const message = {
  email: 'jiwon@golf.example',
  subject: 'TeeViet: 123456',
  text: 'TeeViet: 123456 <b>',
  requestId: 'r1',
}

async function open() {
  const app = await buildSandbox({ ...testOptions(), now: () => new Date('2026-11-20T02:00:00Z') })
  closers.push(() => app.close())
  return app
}

test('the mail server delivers one request id once, to the inbox of the address', async () => {
  const app = await open()
  const send = (payload: object) => app.inject({ method: 'POST', url: '/email', payload })
  await send(message)
  await send({ ...message, text: 'again' })
  await send({ ...message, requestId: 'r2', email: 'ken@golf.example' })
  expect((await app.inject('/email?to=jiwon@golf.example')).json()).toEqual([
    {
      id: expect.any(Number),
      to: message.email,
      subject: message.subject,
      text: message.text,
      files: [],
      sent_at: '2026-11-20T02:00:00.000Z',
    },
  ])
  expect((await send({ ...message, email: 'nobody' })).statusCode).toBe(400)
})

test('the inbox page shows e-mails to people, and never as markup', async () => {
  const app = await open()
  await app.inject({ method: 'POST', url: '/email', payload: message })
  const file = { name: 'HC1.pdf', type: 'application/pdf', base64: 'JVBERg==' }
  await app.inject({
    method: 'POST',
    url: '/email',
    payload: { ...message, requestId: 'r3', attachments: [file] },
  })
  const { body } = await app.inject({ url: '/email', headers: { accept: 'text/html' } })
  expect(body).toContain('123456 &lt;b&gt;')
  expect(body).toContain('HC1.pdf')
  expect(body).toContain('data-copy="123456"')
})
