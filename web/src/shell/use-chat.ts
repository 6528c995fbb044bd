import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { siteSettings } from '#api/queries/site-settings.ts'
import { useSession } from '#session/session.ts'

/** Connects a signed-in golfer to the operator's chat, where a widget is configured; without one nothing happens. */
export function useChat(): void {
  const session = useSession()
  const { data: site } = useQuery(siteSettings)
  const url = site?.chat_widget_url
  const id = session ? String(session.vga) : undefined
  const name = session?.fullname ?? ''

  useEffect(() => {
    if (!url || id === undefined) return
    let stop: (() => void) | undefined
    let gone = false
    // A chat that fails to load is ignored: the hotline's number is on the page.
    import('./chat-widget.ts').then(
      ({ connectChat }) => {
        if (!gone) stop = connectChat(url, { id, name })
      },
      () => undefined,
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [url, id, name])
}
