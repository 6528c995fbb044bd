import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Language } from '@teeviet/contract/rules/languages'
import type { PdfPage } from './pdf-page.ts'
import type { Order } from './pdf-worker.ts'

let worker: Worker | null = null

/** A page as PDF. Loading fonts takes a tenth of a second, so a worker thread draws it. */
export async function pdfOf(page: PdfPage, lang: Language): Promise<Buffer> {
  worker ??= startWorker()
  const { port1, port2 } = new MessageChannel()
  const order: Order = { page, lang, port: port2 }
  worker.postMessage(order, [port2])
  const file = await Promise.race([
    once(port1, 'message').then(([drawn]: unknown[]) => drawn),
    once(port1, 'close').then(() => null),
  ])
  port1.close()
  if (!(file instanceof Uint8Array)) throw new Error(`no PDF of ${page.number}`, { cause: file })
  return Buffer.from(file)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url))
  started.unref()
  const forget = () => {
    if (worker === started) worker = null
  }
  // the next page starts another thread; a waiting request sees the port close
  started.once('error', forget).once('exit', forget)
  return started
}
