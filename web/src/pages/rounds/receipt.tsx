import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf } from '@teeviet/contract/display/search-params'
import { MembersOnly } from '#account/login/members-only.tsx'
import { useT } from '#i18n/use-texts.tsx'
import { DocumentPage, NoDocument } from '#rounds/documents/document-page.tsx'
import { titled } from '#site/head.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Page } from '#ui/layout/page.tsx'

const search = searchOf({ document_id: integer })

export const Route = createFileRoute('/wap/receipt')({
  staticData: { areas: ['documents', 'bill'] },
  validateSearch: search,
  head: titled('documents', 'title'),
  component: Receipt,
})

/** A receipt or credit note of a golfer's own. */
function Receipt() {
  const t = useT('documents')
  const { document_id: id } = Route.useSearch()
  return (
    <Page title={t('title')} narrow>
      {id === undefined ? (
        <NoDocument />
      ) : (
        <MembersOnly waiting={<Skeleton lines={12} />}>
          {(session) => <DocumentPage session={session} id={id} />}
        </MembersOnly>
      )}
    </Page>
  )
}
