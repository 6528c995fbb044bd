import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Language } from '@teeviet/contract/rules/languages'
import { drawPdf } from './draw-pdf.ts'
import type { PdfPage } from './pdf-page.ts'

export type Order = { page: PdfPage; lang: Language; port: MessagePort }

// Each page is answered on the port it came with: by its file, or by the error.
parentPort?.on('message', async ({ page, lang, port }: Order) => {
  port.postMessage(await drawPdf(page, lang).catch((error: unknown) => error))
  port.close()
})
