import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { SandboxOptions } from '../options.ts'

type Received = { url: string; headers: IncomingHttpHeaders; body: string }

/** Simulates the product: records its notifications and answers with the next status, the last one for good. */
export async function startProduct(...statuses: number[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 200
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Settings of a sandbox for a test: demo account, keys and secret, retries without waiting. */
export function testOptions(productUrl = 'http://127.0.0.1:9'): SandboxOptions {
  return {
    port: 0,
    productUrl,
    bank: {
      accountNumbers: ['060012345678', '113366668888'],
      bin: '970403',
      name: 'Sacombank',
      sepaySecret: 'demo-sepay-secret',
      cassoSecret: 'demo-casso-key',
    },
    gateways: {
      alepay: { tokenKey: 'demo-token-key-0001', checksumKey: 'demo-checksum-key-0001' },
      epay: { merId: 'DEMO000001', encodeKey: 'demoEncodeKey', refundPassword: 'demo-refund-password' },
      stb: bankAccount('STB'),
      nab: bankAccount('NAB'),
      vietin: bankAccount('VIETIN'),
      bidv: bankAccount('BIDV'),
    },
    sms: { apiKey: 'demo-api', secretKey: 'demo-secret' },
    zalo: {
      appId: 'demo-app',
      secretKey: 'demo-zalo-secret',
      refreshToken: 'demo-refresh',
      templateClubAsked: '301',
      templateClubPaid: '302',
      templateClubPaidChanged: '303',
      templateClubChanged: '304',
      templateGolferBooking: '305',
      templateGolferOffer: '306',
    },
    retryAfterSeconds: [0, 0, 0],
  }
}

function bankAccount(bank: string) {
  return { merchant: `DEMO-${bank}`, key: '00'.repeat(32), secret: `demo-${bank}-secret` }
}
