import { createFileRoute } from '@tanstack/react-router'
import { useT } from '#i18n/use-texts.tsx'
import { BookChoice, ComingShopChoice, ServiceChoice } from '#partner/choosers/choice.tsx'
import { ChooserPage } from '#partner/choosers/chooser-page.tsx'
import { readTokenSearch } from '#partner/token/token-search.ts'
import { titled } from '#site/head.ts'
import { usePartner } from '#viewer/partner-store.ts'

/** The services of a partner whose token is in the address. */
export const Route = createFileRoute('/navigate')({
  staticData: { areas: ['partners'], chrome: 'none' },
  validateSearch: readTokenSearch,
  head: titled('partners', 'chooserTitle'),
  component: Chooser,
})

/** The banks that have a shop. */
const shopOf: Readonly<Record<string, '/stb-shop' | '/vietin-shop'>> = {
  stb: '/stb-shop',
  vietin: '/vietin-shop',
}

function Chooser() {
  const { token } = Route.useSearch()
  const t = useT('partners')
  const shop = shopOf[usePartner()?.code ?? '']
  return (
    <ChooserPage token={token}>
      <BookChoice />
      {shop === undefined ? (
        <ComingShopChoice />
      ) : (
        <ServiceChoice icon="shop" name={t('chooser.shop')} hint={t('chooser.shopHint')} to={shop} />
      )}
    </ChooserPage>
  )
}
