import { useQuery } from '@tanstack/react-query'
import { siteSettings } from '#api/queries/site-settings.ts'
import { useT } from '#i18n/use-texts.tsx'
import { ButtonAnchor } from '#ui/form/button.tsx'

/** Calls the hotline; nothing where its number is not known. */
export function CallHotline() {
  const t = useT('shell')
  const ui = useT('ui')
  const { data: site } = useQuery(siteSettings)
  if (!site?.hotline) return null
  return (
    <ButtonAnchor look="quiet" icon="phone" href={`tel:${site.hotline.replaceAll(/[^\d+]/g, '')}`}>
      {ui('named', { name: t('footer.hotline'), value: site.hotline })}
    </ButtonAnchor>
  )
}
