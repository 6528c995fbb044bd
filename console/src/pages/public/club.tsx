import { createFileRoute } from '@tanstack/react-router'
import { ClubPage } from '../../sections/club/club-page.tsx'

/** Where a club answers a request or acknowledges a paid booking: the key of the link is the only credential. */
export const Route = createFileRoute('/staff/club/$key')({
  staticData: { title: ['club', 'title'] },
  component: function Club() {
    const { key } = Route.useParams()
    return <ClubPage key={key} linkKey={key} />
  },
})
