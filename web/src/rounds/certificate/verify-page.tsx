import { useQuery } from '@tanstack/react-query'
import { isMissing } from '#api/client/failed-call.ts'
import { verifiedCertificateQuery } from '#api/queries/rounds/verified-certificate.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { CallHotline } from '#site/call-hotline.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Page } from '#ui/layout/page.tsx'
import { VerifiedCertificate } from './verified-certificate.tsx'

/** The check of an insurance certificate by the QR code on it: anyone who scans the code sees whether it is genuine. */
export function VerifyPage({ code }: { code: string }) {
  const t = useLazyTexts('documents')
  const query = useQuery(verifiedCertificateQuery(code))
  return (
    <Page title={t('hio.verify.title')} narrow back="/">
      {isMissing(query.error) ? (
        <EmptyState
          title={t('hio.verify.notGenuine')}
          text={t('hio.verify.notGenuineText')}
          action={<CallHotline />}
        />
      ) : (
        <Loaded query={query}>{(certificate) => <VerifiedCertificate certificate={certificate} />}</Loaded>
      )}
    </Page>
  )
}
