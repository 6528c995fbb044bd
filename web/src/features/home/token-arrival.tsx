import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { invalidTokenBackMs } from '@teeviet/contract/rules/limits'
import { useEffect } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { acceptToken } from '../../partner/accept-token.ts'
import { storageLasts } from '../../session/local-store.ts'
import { showToast } from '../../ui/toast-store.ts'

/**
 * Takes over a token a partner put into home's address: valid, it becomes the session and leaves the address;
 * otherwise the golfer is told and goes back where they came from.
 */
export default function TokenArrival({ token }: { token: string }) {
  const t = useT('home')
  const ui = useT('ui')
  const router = useRouter()
  const client = useQueryClient()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    acceptToken(token).then((next) => {
      if (gone) return
      // Where nobody could be asked, the address keeps the token: loading the page again asks again.
      if (next === 'offline') return showToast('error', ui('error.connection'))
      if (next === 'invalid') {
        showToast('error', t('invalidToken'))
        timer = setTimeout(() => {
          if (window.history.length > 1) window.history.back()
          else router.navigate({ to: '/wap', search: {}, replace: true })
        }, invalidTokenBackMs)
        return
      }
      const address = new URL(location.href)
      // In a frame without storage the token in the address is all that lives through a reload.
      const isKept = storageLasts()
      if (isKept) address.searchParams.delete('token')
      if (next.language) address.searchParams.set('lang', next.language)
      if ((next.reload && isKept) || next.language) location.replace(address)
      else {
        router.history.replace(address.pathname + address.search)
        client.invalidateQueries({ queryKey: ['GET /api/adv/list_banner'] })
      }
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [token, t, ui, router, client])
  return null
}
