import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { FullMessage } from '#site/full-message.tsx'
import { ButtonLink } from '#ui/form/button.tsx'

/** There is no such page. The address becomes /404, as the document's status already said. */
export function NotFoundPage() {
  const t = useT('shell')
  const router = useRouter()
  useEffect(() => {
    document.title = `${t('notFound.title')} · ${t('brand')}`
    if (location.pathname !== '/404') router.navigate({ to: '/404', replace: true })
  }, [router, t])
  return (
    <FullMessage title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink to="/wap">{t('toHome')}</ButtonLink>
      <ButtonLink to="/wap/search-facility" look="second">
        {t('nav.search')}
      </ButtonLink>
    </FullMessage>
  )
}
