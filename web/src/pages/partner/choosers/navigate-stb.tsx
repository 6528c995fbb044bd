import { createFileRoute } from '@tanstack/react-router'
import { useT } from '#i18n/use-texts.tsx'
import { BookChoice, ServiceChoice } from '#partner/choosers/choice.tsx'
import { ChooserPage } from '#partner/choosers/chooser-page.tsx'
import { readTokenSearch } from '#partner/token/token-search.ts'
import { titled } from '#site/head.ts'

/** Sacombank's customers choose between golf, shop and insurance. */
export const Route = createFileRoute('/navigate-stb')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'stb' },
  validateSearch: readTokenSearch,
  head: titled('partners', 'chooserTitle'),
  component: SacombankChooser,
})

function SacombankChooser() {
  const t = useT('partners')
  const { token } = Route.useSearch()
  return (
    <ChooserPage token={token}>
      <BookChoice />
      <ServiceChoice icon="shop" name={t('chooser.shop')} hint={t('chooser.shopHint')} to="/stb-shop" />
      <ServiceChoice icon="shield" name={t('chooser.hio')} hint={t('chooser.hioHint')} to="/stb-hio" />
    </ChooserPage>
  )
}
