import { clientsClaim } from 'workbox-core'
import * as navigationPreload from 'workbox-navigation-preload'
import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkOnly } from 'workbox-strategies'
import { openPush, showPush } from './push.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of the page that is shown without a network; the build puts them in. */
declare const offlineFiles: PrecacheEntry[]

/**
 * The service worker. Pages and calls always come from the network, so that prices, places and personal data are never
 * outdated. Without a network every page leads to the one that shows the rounds stored in this browser; of the server's
 * answers only that page is cached here, which is the same for every visitor.
 */
const offlinePage = '/offline'
const keptPages = 'offline-page'

const keepOfflinePage = async () => (await caches.open(keptPages)).add(offlinePage)

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()))
// Caches of earlier workers.
self.addEventListener('activate', (event) => event.waitUntil(caches.delete('offline-1')))
self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(offlineFiles)
navigationPreload.enable()

// A browser permits push messages only with a notification for each: one without text is none of ours.
self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(self, event.data.text()))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPush(self, event.notification.data))
})

const network = new NetworkOnly()

registerRoute(
  new NavigationRoute(
    async (options) => {
      const { pathname, search, searchParams } = new URL(options.request.url)
      const answer = await network.handle(options).catch(() => null)
      if (answer !== null) {
        // The language was changed: the cached page must be in it too.
        if (searchParams.has('lang')) options.event.waitUntil(keepOfflinePage().catch(() => undefined))
        return answer
      }
      if (pathname !== offlinePage) return Response.redirect(`${offlinePage}#${pathname}${search}`)
      return (await caches.match(offlinePage, { ignoreSearch: true })) ?? Response.error()
    },
    { denylist: [/^\/api\//, /^\/staff(?:[/?]|$)/] },
  ),
)
