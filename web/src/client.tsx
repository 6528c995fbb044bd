import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { getRouter } from './router.tsx'

// Our own entry instead of Start's: without server functions their serializer need not reach the browser.
// Pauses, so that a touch can be answered between two long pieces of work.
const pause = () => new Promise((done) => setTimeout(done))

await pause()
const router = await getRouter()
await pause()
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />)
})
