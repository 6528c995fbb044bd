import { useT } from '../../i18n/use-texts.tsx'
import { IconButton } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-store.ts'

/** Hands the page's address to the phone's own sharing, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const t = useT('course')
  const ui = useT('ui')
  async function share() {
    const url = location.origin + location.pathname
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        showToast('success', t('linkCopied'))
      }
    } catch (error) {
      // Closing the phone's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        showToast('warning', ui('copyByHand'))
    }
  }
  return <IconButton icon="share" label={t('share')} onClick={share} />
}
