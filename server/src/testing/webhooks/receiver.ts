import { createServer } from 'node:http'

type Received = { event: string; signature: string; alternate: string | undefined; body: string }

/**
 * A server that receives events and answers with the next status; then with what `take` returns, or 200.
 * @param take another system behind the same address
 */
export async function openReceiver(
  take?: (signature: string, body: string, alternate?: string) => number | undefined,
) {
  const received: Received[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const header = (name: string) => String(request.headers[name])
    const [event, signature] = [header('x-teeviet-event'), header('x-teeviet-signature')]
    const alternate = request.headers['x-teeviet-signature-alternate']?.toString()
    const body = Buffer.concat(chunks).toString()
    received.push({ event, signature, alternate, body })
    response.writeHead(statuses.shift() ?? take?.(signature, body, alternate) ?? 200).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}/events`,
    received,
    /** What was received by the ids of the events: those of one delivery arrive in any order. */
    events: () => received.map(({ body }) => JSON.parse(body)).toSorted((one, other) => one.id - other.id),
    /** The next answers; then it takes everything. */
    answerNext: (...next: number[]) => statuses.push(...next),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
