import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import type { Language } from '@teeviet/contract/rules/languages'
import type { Order } from './pdf-worker.ts'
import type { WordedDocument } from './read.ts'

let worker: Worker | null = null

/** A document as PDF. Loading fonts takes a tenth of a second, so a worker thread draws it. */
export async function pdfOf(document: WordedDocument, lang: Language): Promise<Buffer> {
  worker ??= startWorker()
  const { port1, port2 } = new MessageChannel()
  const order: Order = { document, lang, port: port2 }
  worker.postMessage(order, [port2])
  const file = await Promise.race([
    once(port1, 'message').then(([drawn]: unknown[]) => drawn),
    once(port1, 'close').then(() => null),
  ])
  port1.close()
  if (!(file instanceof Uint8Array)) throw new Error(`no PDF of ${document.number}`, { cause: file })
  return Buffer.from(file)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url))
  started.unref()
  const forget = () => {
    if (worker === started) worker = null
  }
  // the next document starts another thread; a waiting request sees the port close
  started.once('error', forget).once('exit', forget)
  return started
}
