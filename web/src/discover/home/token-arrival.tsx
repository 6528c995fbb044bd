import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { invalidTokenBackMs } from '@teeviet/contract/rules/limits'
import { useEffect } from 'react'
import * as api from '#api/index.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { acceptToken } from '#partner/token/accept-token.ts'
import { storageLasts } from '#session/local-store.ts'
import { ssoToken } from '#session/sso-token.ts'

/**
 * Accepts the token of home's address: a valid one becomes the session, unless the golfer keeps the current session's
 * account; otherwise the error is shown and the golfer is sent back.
 */
export default function TokenArrival() {
  const t = useT('home')
  const ui = useT('ui')
  const router = useRouter()
  const client = useQueryClient()

  useEffect(() => {
    const token = ssoToken()
    if (token === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    acceptToken(token).then((next) => {
      if (gone) return
      // Loading the page again asks again.
      if (next === 'offline') return showToast('error', ui('error.connection'))
      if (next === 'invalid') {
        showToast('error', t('invalidToken'))
        timer = setTimeout(() => {
          if (window.history.length > 1) window.history.back()
          else router.navigate({ to: '/wap', search: {}, replace: true })
        }, invalidTokenBackMs)
        return
      }
      // The page was rendered for the partner of the token.
      if (next === 'stayed') return location.reload()
      const address = new URL(location.href)
      if (next.language) address.searchParams.set('lang', next.language)
      if ((next.reload && storageLasts()) || next.language) location.replace(address)
      else client.invalidateQueries({ queryKey: [api.site.banners] })
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [t, ui, router, client])
  return null
}
