import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { BookChoice, ComingShopChoice, ServiceChoice } from '../../features/partners/choice.tsx'
import { ChooserPage } from '../../features/partners/chooser-page.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { usePartner } from '../../partner/partner-store.ts'
import { pageHead } from '../../shell/head.ts'

const search = searchOf({ token: text })

/** The services of a partner whose token is in the address. */
export const Route = createFileRoute('/navigate')({
  staticData: { areas: ['partners'], chrome: 'none' },
  validateSearch: search,
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('partners')('chooserTitle') }),
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
