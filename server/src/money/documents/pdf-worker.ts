import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Language } from '@teeviet/contract/rules/languages'
import { drawPdf } from './draw-pdf.ts'
import type { WordedDocument } from './read.ts'

export type Order = { document: WordedDocument; lang: Language; port: MessagePort }

// Each document is answered on the port it came with: by its file, or by the error.
parentPort?.on('message', async ({ document, lang, port }: Order) => {
  port.postMessage(await drawPdf(document, lang).catch((error: unknown) => error))
  port.close()
})
