import { createFileRoute } from '@tanstack/react-router'
import { integer } from '@teeviet/contract/display/search-params'
import { useEffect, useState } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { OfflineRoundList } from '#rounds/offline/offline-round-list.tsx'
import { useSession } from '#session/session.ts'
import { titled } from '#site/head.ts'
import { Button } from '#ui/form/button.tsx'
import { Fairway } from '#ui/picture/fairway.tsx'
import styles from './offline.module.css'

export const Route = createFileRoute('/offline')({
  staticData: { areas: ['round', 'insurance', 'bill'], chrome: 'none' },
  head: titled('round', 'offline.title'),
  component: OfflinePage,
})

// While the browser calls itself online: our server may be out of reach all the same.
const retryMs = 3000

/**
 * Replaces every page while there is no network: the golfer's next rounds with their certificates, from this browser's
 * storage. The requested page is in the fragment, and is opened as soon as the network is back.
 */
function OfflinePage() {
  const t = useT('round')
  const ui = useT('ui')
  const session = useSession()
  const [asked, setAsked] = useState<URL | null>(null)
  useEffect(() => {
    const follow = () => setAsked(askedPage())
    let again: ReturnType<typeof setTimeout> | undefined
    const openSoon = () => {
      clearTimeout(again)
      if (navigator.onLine && location.hash) again = setTimeout(open, retryMs)
    }
    const open = async () => {
      if (await isBack()) location.replace(askedPage())
      else openSoon()
    }
    follow()
    window.addEventListener('hashchange', follow)
    window.addEventListener('online', open)
    // the network may have come back before this page listened
    openSoon()
    return () => {
      clearTimeout(again)
      window.removeEventListener('hashchange', follow)
      window.removeEventListener('online', open)
    }
  }, [])
  return (
    <div className={styles.page}>
      <Fairway className={styles.picture} />
      <div className={styles.head}>
        <h1>{t('offline.title')}</h1>
        <p>{t('offline.text')}</p>
        <Button icon="refresh" onClick={() => location.replace(askedPage())}>
          {ui('retry')}
        </Button>
      </div>
      {session && asked && (
        <OfflineRoundList session={session} opened={integer(asked.searchParams.get('insurrance_id'))} />
      )}
    </div>
  )
}

/** Whether our server can be reached: a phone calls itself online as soon as it has joined any network. */
function isBack(): Promise<boolean> {
  return fetch('/site.webmanifest', { method: 'HEAD', cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** Never another site: the fragment is read as a path of this one. */
function askedPage(): URL {
  const asked = new URL(location.origin)
  const [path = '', search = ''] = location.hash.slice(1).split(/\?(.*)/s)
  asked.pathname = path || '/wap'
  asked.search = search
  return asked
}
