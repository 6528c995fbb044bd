import { createFileRoute } from '@tanstack/react-router'
import { type Read, searchOf, text } from '@teeviet/contract/display/search-params'
import { lazy, Suspense } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { RefusedPage } from '#partner/login/refused-page.tsx'
import { localKeys } from '#session/local-keys.ts'
import { writeLocal } from '#session/local-store.ts'
import { titled } from '#site/head.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'

const PartnerCodePage = lazy(() => import('#partner/login/partner-code-page.tsx'))
/** A partner's code; a bank added today has its own. */
const code: Read<string> = (raw) =>
  typeof raw === 'string' && /^[a-z][a-z0-9-]{1,31}$/.test(raw) ? raw : undefined
const search = searchOf({ phone: text, cif: text, type: code })

export const Route = createFileRoute('/wap/login-otp')({
  staticData: { areas: ['account', 'partners'], chrome: 'focus', partnerIn: 'type' },
  validateSearch: search,
  // The message goes out once, from the customer's own browser.
  ssr: false,
  loaderDeps: ({ search: { phone, cif, type } }) => ({ phone, cif, type }),
  loader: async ({ deps: { phone, cif, type } }) => {
    if (type) writeLocal(localKeys.flag, type)
    if (!phone || !cif) return null
    const customer = { phone, cif }
    // Loaders are part of every page's first load; what sends the code comes along only here.
    const { codeForCustomer } = await import('#partner/login/partner-code.ts')
    return { customer, first: await codeForCustomer(customer) }
  },
  head: titled('account', 'otpTitle'),
  component: LoginOtpPage,
})

/** The code a partner bank's customer signs in with. Without a phone and a customer number there is nothing to do. */
function LoginOtpPage() {
  const t = useT('account')
  const asked = Route.useLoaderData()
  if (!asked) return <RefusedPage title={t('informationInvalid')} />
  return (
    <Page title={t('otpTitle')} narrow>
      <Suspense
        fallback={
          <Card>
            <Skeleton lines={4} />
          </Card>
        }
      >
        <PartnerCodePage {...asked} />
      </Suspense>
    </Page>
  )
}
