import { createRootRoute, Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../i18n/use-texts.tsx'

export const Route = createRootRoute({ component: Root })

/** The document's title, and the way past the navigation by keyboard. */
function Root() {
  const ui = useT('ui')
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title?.() })
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
