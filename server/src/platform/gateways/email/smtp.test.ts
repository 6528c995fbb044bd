import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { EmailFailure } from './email-sender.ts'
import { smtpSender } from './smtp.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A mail server that accepts everything, except with `rcpt` as its answer to the recipient. */
async function openMailServer(rcpt = '250 ok') {
  const received: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 mail.test ESMTP\r\n')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received.push(text)
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return
        isData = false
        return socket.write('250 taken\r\n')
      }
      if (/^DATA/i.test(text)) {
        isData = true
        return socket.write('354 go on\r\n')
      }
      if (/^QUIT/i.test(text)) return socket.end('221 bye\r\n')
      return socket.write(/^RCPT/i.test(text) ? `${rcpt}\r\n` : '250 ok\r\n')
    })
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `smtp://127.0.0.1:${address.port}?ignoreTLS=true`
  return { received, sender: smtpSender({ url, from: 'TeeViet <golf@teeviet.test>', timeoutMs: 5_000 }) }
}

const message = { email: 'jiwon@golf.example', subject: 'TeeViet', text: 'Code 123456', requestId: 'r-1' }

test('hands a message over with sender, recipient and its own Message-ID', async () => {
  const { received, sender } = await openMailServer()
  expect(await sender.send(message)).toEqual({ providerMessageId: '<r-1@teeviet.test>' })
  const all = received.join('')
  expect(all).toContain('MAIL FROM:<golf@teeviet.test>')
  expect(all).toContain('RCPT TO:<jiwon@golf.example>')
  expect(all).toContain('Message-ID: <r-1@teeviet.test>')
  expect(all).toContain('Code 123456')
})

test('carries the files of a message', async () => {
  const { received, sender } = await openMailServer()
  const bytes = Buffer.from('%PDF-1.3 a sheet')
  await sender.send({ ...message, attachments: [{ name: 'HC1.pdf', type: 'application/pdf', bytes }] })
  const all = received.join('')
  expect(all).toContain('filename=HC1.pdf')
  expect(all).toContain(bytes.toString('base64'))
})

test.each([
  ['450 try later', { kind: 'temporary', obstacle: 'network', code: '450' }],
  ['550 no such user', { kind: 'permanent', obstacle: 'recipient', code: '550' }],
  ['530 log in first', { kind: 'temporary', obstacle: 'account', code: '530' }],
])('reports %j by whether a retry may help, without the address', async (answer, expected) => {
  const { sender } = await openMailServer(answer)
  const failure = await sender.send(message).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(EmailFailure)
  expect(failure).toMatchObject(expected)
  expect(String(failure)).not.toContain('jiwon')
})

test('a server that is not there is worth a retry', async () => {
  const sender = smtpSender({ url: 'smtp://127.0.0.1:9', from: 'golf@teeviet.test', timeoutMs: 2_000 })
  await expect(sender.send(message)).rejects.toMatchObject({ kind: 'temporary', obstacle: 'network' })
})
