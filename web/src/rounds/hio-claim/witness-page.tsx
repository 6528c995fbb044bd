import { useQuery } from '@tanstack/react-query'
import { isMissing } from '#api/client/failed-call.ts'
import { witnessedQuery } from '#api/queries/rounds/hio-claims.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Page } from '#ui/layout/page.tsx'
import { WitnessCard } from './witness-card.tsx'

/** The question to the witness of a hole-in-one: the key of the link is the only credential, for one answer. */
export function WitnessPage({ linkKey: key }: { linkKey: string }) {
  const t = useLazyTexts('documents')
  const query = useQuery({
    ...witnessedQuery(key),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Page title={t('hio.witness.title')} narrow back="/">
      {isMissing(query.error) ? (
        <EmptyState title={t('hio.witness.over')} text={t('hio.witness.overText')} />
      ) : (
        <Loaded query={query}>{(asked) => <WitnessCard asked={asked} linkKey={key} />}</Loaded>
      )}
    </Page>
  )
}
