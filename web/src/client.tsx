import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

// Our own entry instead of Start's: without server functions their serializer need not reach the browser.
// Mantine's scroll lock writes a <style>, and reads the nonce that lets it do so from this global.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content
Object.assign(globalThis, { __webpack_nonce__: nonce })

// Pauses, so that a touch can be answered between two long pieces of work.
const pause = () => new Promise((done) => setTimeout(done))

await pause()
const router = await getRouter()
await pause()
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
