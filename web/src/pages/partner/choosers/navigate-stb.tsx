import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { useT } from '#i18n/use-texts.tsx'
import { BookChoice, ServiceChoice } from '#partner/choosers/choice.tsx'
import { ChooserPage } from '#partner/choosers/chooser-page.tsx'
import { titled } from '#site/head.ts'

const search = searchOf({ token: text })

/** Sacombank's customers choose between golf, shop and insurance. */
export const Route = createFileRoute('/navigate-stb')({
  staticData: { areas: ['partners'], chrome: 'none', partner: 'stb' },
  validateSearch: search,
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
