/** What a push message carries, as the server writes it (`push-payload.ts`). */
type Payload = { title: string; body: string; url: string; receipt: string }

/** What the handlers need of the service worker, so that tests can stand in for it. */
export type PushWorker = {
  location: { origin: string }
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> }
  clients: {
    matchAll(options: { type: 'window' }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>
    openWindow(url: string): Promise<unknown>
  }
  fetch(url: string, init: RequestInit): Promise<unknown>
}

/**
 * Shows a message and then confirms it to the server, which otherwise sends an SMS. A message with the name of an earlier
 * one takes its place. A confirmation that fails is tried once more.
 */
export async function showPush(worker: PushWorker, text: string): Promise<void> {
  const { title, body, url, receipt }: Payload = JSON.parse(text)
  await worker.registration.showNotification(title, {
    body,
    tag: receipt,
    icon: '/images/icon-192.png',
    data: { url },
  })
  const confirm = () =>
    worker.fetch('/api/for_wap/confirm_push', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ receipt }),
    })
  await confirm()
    .catch(confirm)
    .catch(() => undefined)
}

/** Opens the page of a message, in the tab that shows it already or in a new one; never one of another site. */
export async function openPush(worker: PushWorker, data: unknown): Promise<void> {
  const { url }: { url?: unknown } = Object(data)
  const { origin } = worker.location
  const target = new URL(typeof url === 'string' ? url : '/', origin)
  const page = target.origin === origin ? target.href : `${origin}/`
  const open = (await worker.clients.matchAll({ type: 'window' })).find((tab) => tab.url === page)
  await (open ? open.focus() : worker.clients.openWindow(page))
}
