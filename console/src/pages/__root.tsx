import { createRootRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { useSendKey } from '../keyboard/use-send-key.ts'
import { usePageTitle } from '../lists/use-page-title.ts'

export const Route = createRootRoute({ component: Root })

/** Of every page: the document's title, the way past the navigation by keyboard, and the key that sends a form. */
function Root() {
  const ui = useT('ui')
  const title = usePageTitle()
  useSendKey()
  useEffect(() => {
    document.title = `${title ?? ui('notFound')} · TeeViet`
  }, [title, ui])
  return (
    <>
      <a href="#content" className="skip">
        {ui('skipToContent')}
      </a>
      <Outlet />
    </>
  )
}
