import { useT } from '#i18n/use-texts.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/form/button.tsx'

/** The bill does not exist, or is another golfer's. */
export function NoBill() {
  const t = useT('bill')
  return (
    <EmptyState
      title={t('notFound.title')}
      action={<ButtonLink to="/wap/history">{t('notFound.button')}</ButtonLink>}
    />
  )
}
