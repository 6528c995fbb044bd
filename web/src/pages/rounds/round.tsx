import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { roundQuery } from '#api/queries/rounds/rounds.ts'
import { useT } from '#i18n/use-texts.tsx'
import { loadRound } from '#rounds/round/load-round.ts'
import { RoundView } from '#rounds/round/round-view.tsx'
import { pageHead } from '#site/head.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { ButtonLink } from '#ui/form/button.tsx'
import { Page } from '#ui/layout/page.tsx'

export const Route = createFileRoute('/round/$code')({
  staticData: { areas: ['round'] },
  loader: ({ context, params }) => loadRound(context.queryClient, params.code),
  head: ({ match, params }) => {
    const round = match.context.queryClient.getQueryData(roundQuery(params.code).queryKey)
    const title = round?.course.name ?? match.context.texts.of('round')('title')
    return pageHead(match.context, { title })
  },
  notFoundComponent: NoRound,
  component: RoundPage,
})

/** A round by the link its booker shared; the link is the only credential. */
function RoundPage() {
  const t = useT('round')
  const { code } = Route.useParams()
  const query = useQuery(roundQuery(code))
  return (
    <Page title={t(query.data?.state === 'left' ? 'title' : 'invitation')} narrow back="/">
      <Loaded query={query}>{(round) => <RoundView round={round} code={code} />}</Loaded>
    </Page>
  )
}

function NoRound() {
  const t = useT('round')
  return (
    <Page title={t('title')} narrow back="/">
      <EmptyState
        title={t('gone.title')}
        text={t('gone.text')}
        action={<ButtonLink to="/wap/search-facility">{t('find')}</ButtonLink>}
      />
    </Page>
  )
}
