import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Where the line between golfer and server is cut. */
export type Cut =
  | 'before the request goes on'
  | 'while the server works'
  | 'before the answer'
  | 'in the middle of the answer'

/** A line between golfer and server that can be cut. */
export type CuttingProxy = {
  url: string
  /** Cuts the next request's connection there; the ones after it pass. */
  cutNext(where: Cut): void
  close(): Promise<void>
}

/** A proxy before a server. It cuts a connection by a reset, without closing it. */
export async function openCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target)
  const open = new Set<Socket>()
  let next: Cut | null = null

  const server = createServer((golfer) => {
    const cut = next
    next = null
    track(golfer)
    if (cut === 'before the request goes on') {
      golfer.once('data', () => golfer.resetAndDestroy())
      return
    }
    const product = track(connect(Number(port), hostname))
    golfer.on('data', (part) => {
      product.write(part)
      if (cut === 'while the server works') golfer.resetAndDestroy()
    })
    product.on('data', (part) => {
      if (cut === null) return golfer.write(part)
      if (cut === 'while the server works') return
      if (cut === 'in the middle of the answer') golfer.write(part.subarray(0, Math.floor(part.length / 2)))
      // written data must have been sent before the connection is cut
      setImmediate(() => golfer.resetAndDestroy())
      product.destroy()
    })
    product.on('close', () => golfer.end())
    // a server that works learns of the cut only when it answers
    golfer.on('close', () => cut !== 'while the server works' && product.end())
  })
  const track = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => {})
    return socket
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    cutNext: (where) => {
      next = where
    },
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
