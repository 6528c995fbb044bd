import { useQuery } from '@tanstack/react-query'
import { isMissing } from '#api/client/failed-call.ts'
import { openFlightQuery } from '#api/queries/rounds/open-flight.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { useSession } from '#session/session.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Page } from '#ui/layout/page.tsx'
import { FlightCard } from './flight-card.tsx'

/** The page of an open flight: read by its link alone, joined by golfers who are signed in. */
export function FlightPage({ code }: { code: string }) {
  const t = useLazyTexts('flight')
  const query = useQuery(openFlightQuery(code, useSession()?.vga ?? 0))
  return (
    <Page title={t('title')} narrow back="/">
      {isMissing(query.error) ? (
        <EmptyState title={t('page.missing')} text={t('page.missingText')} />
      ) : (
        <Loaded query={query}>{(flight) => <FlightCard flight={flight} code={code} />}</Loaded>
      )}
    </Page>
  )
}
