import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { useT } from '#i18n/use-texts.tsx'
import { CallHotline } from '#site/call-hotline.tsx'
import { FullMessage } from '#site/full-message.tsx'
import { titled } from '#site/head.ts'
import { ButtonLink } from '#ui/form/button.tsx'

const search = searchOf({ title: text })

export const Route = createFileRoute('/message')({
  staticData: { areas: ['partners'], chrome: 'focus' },
  validateSearch: search,
  head: titled('ui', 'notice'),
  component: MessagePage,
})

/** Says what the address's `title` says, as plain text, what may help, and leads home. */
function MessagePage() {
  const t = useT('shell')
  const ui = useT('ui')
  const partners = useT('partners')
  const { title } = Route.useSearch()
  return (
    <FullMessage title={title ?? ui('notice')} text={partners('refused.next')}>
      <ButtonLink to="/">{t('message.button')}</ButtonLink>
      <CallHotline />
    </FullMessage>
  )
}
