import { createRootRoute, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { usePageTitle } from '../lists/use-page-title.ts'

export const Route = createRootRoute({ component: Root })

/** The document's title, and the way past the navigation by keyboard. */
function Root() {
  const ui = useT('ui')
  const title = usePageTitle()
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
