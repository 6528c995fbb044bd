import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { requireFreePorts } from './free-ports.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

test('names every port that another program listens on, with the setting that changes it', async () => {
  const [port, sandboxPort] = [await takenPort(), await takenPort()]
  const wanted = [
    { setting: 'PORT', host: 'localhost', port },
    { setting: 'SANDBOX_PORT', host: '127.0.0.1', port: sandboxPort },
  ] as const
  await expect(requireFreePorts(wanted)).rejects.toThrow(
    `Port ${port} is taken by another program: end that one, or set PORT to another port.
Port ${sandboxPort} is taken by another program: end that one, or set SANDBOX_PORT to another port.`,
  )
})

test('leaves free ports free', async () => {
  const port = await takenPort()
  const [server] = open.splice(0)
  server?.close()
  await requireFreePorts([{ setting: 'PORT', host: 'localhost', port }])
  const again = createServer().listen(port, '127.0.0.1')
  open.push(again)
  await once(again, 'listening')
})
