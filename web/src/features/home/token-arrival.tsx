import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { invalidTokenBackMs } from '@teeviet/contract/rules/limits'
import { useEffect } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { acceptToken } from './accept-token.ts'

/**
 * Takes over a token a partner put into home's address: valid, it becomes the session and leaves the address;
 * otherwise the golfer is told and goes back where they came from.
 */
export function TokenArrival({ token }: { token: string }) {
  const t = useT('home')
  const router = useRouter()
  const client = useQueryClient()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let gone = false
    acceptToken(token).then((next) => {
      if (gone) return
      if (next === 'invalid') {
        showToast('error', t('invalidToken'))
        timer = setTimeout(() => {
          if (window.history.length > 1) window.history.back()
          else router.navigate({ to: '/wap', search: {}, replace: true })
        }, invalidTokenBackMs)
        return
      }
      const address = new URL(location.href)
      address.searchParams.delete('token')
      if (next.language) address.searchParams.set('lang', next.language)
      if (next.reload || next.language) location.replace(address)
      else {
        router.history.replace(address.pathname + address.search)
        client.invalidateQueries({ queryKey: ['GET /api/adv/list_banner'] })
      }
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [token, t, router, client])
  return null
}
