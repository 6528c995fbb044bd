// Shows a page of our own when there is no network. Pages themselves are never kept: each carries its visitor's
// language and nonce, and files under /assets are kept by the browser as they are.
const kept = 'offline-1'
const offlinePage = '/offline.html'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(kept)
      .then((cache) => cache.addAll([offlinePage, '/images/course.svg']))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then((names) =>
          Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name))),
        ),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fromNetwork(event))
  else if (event.request.url.endsWith('/images/course.svg')) {
    event.respondWith(fetch(event.request).catch(() => caches.match('/images/course.svg')))
  }
})

async function fromNetwork(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}
