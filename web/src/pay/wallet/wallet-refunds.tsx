import { useQuery } from '@tanstack/react-query'
import { walletRefunds } from '#api/queries/member/wallet-refunds.ts'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { Section } from '#ui/layout/section.tsx'
import { Refunds } from '../refunds/refund-list.tsx'

/** Money of top-ups that goes or went back, with the choice where to; nothing for most golfers. */
export function WalletRefunds({ session }: { session: Session }) {
  const t = useT('wallet')
  const { data } = useQuery(walletRefunds(session))
  if (!data || data.refunds.length === 0) return null
  const { refunds, documents, now } = data
  return (
    <Section title={t('refunds.title')}>
      <Refunds refunds={refunds} now={now} documents={documents} what={t('refunds.what')} />
    </Section>
  )
}
