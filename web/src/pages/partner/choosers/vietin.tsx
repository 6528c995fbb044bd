import { createFileRoute } from '@tanstack/react-router'
import { useT } from '#i18n/use-texts.tsx'
import { BookChoice, ServiceChoice } from '#partner/choosers/choice.tsx'
import { ChooserPage } from '#partner/choosers/chooser-page.tsx'
import { readTokenSearch } from '#partner/token/token-search.ts'
import { titled } from '#site/head.ts'

/** VietinBank's customers choose a service. */
export const Route = createFileRoute('/vietin')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'vietin' },
  validateSearch: readTokenSearch,
  head: titled('partners', 'chooserTitle'),
  component: VietinBankChooser,
})

function VietinBankChooser() {
  const t = useT('partners')
  const { token } = Route.useSearch()
  return (
    <ChooserPage token={token}>
      <BookChoice />
      <ServiceChoice icon="shop" name={t('chooser.shop')} hint={t('chooser.shopHint')} to="/vietin-shop" />
    </ChooserPage>
  )
}
