import { useT } from '#i18n/use-texts.tsx'
import { IconButton } from '#ui/form/button.tsx'
import { shareAddress } from '#ui/text/share-address.ts'

/** Passes the page's address to the phone's share sheet, or copies it without one. */
export function ShareButton({ title }: { title: string }) {
  const t = useT('course')
  const ui = useT('ui')
  const share = () =>
    shareAddress(
      { title, url: location.origin + location.pathname },
      { copied: t('linkCopied'), byHand: ui('copyByHand') },
    )
  return <IconButton icon="share" label={t('share')} onClick={share} />
}
