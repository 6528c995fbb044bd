import { createFileRoute, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { MembersOnly } from '#account/login/members-only.tsx'
import { playersOf } from '#book/draft/booking-draft.ts'
import { quickDraft, useDraft } from '#book/draft/draft-store.ts'
import { withTypedGuest } from '#book/players/player.ts'
import { PlayersPanel } from '#book/players/players-panel.tsx'
import { useT } from '#i18n/use-texts.tsx'
import type { Session } from '#session/session.ts'
import { titled } from '#site/head.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Page } from '#ui/layout/page.tsx'

export const Route = createFileRoute('/wap/add-member')({
  staticData: { areas: ['players', 'booking', 'booking-steps', 'bill'] },
  ssr: 'data-only',
  head: titled('players', 'title'),
  component: AddMemberPage,
})

/** The players of the booking under way, on a page of their own; back leads to its form. */
function AddMemberPage() {
  const t = useT('players')
  const steps = useT('booking-steps')
  const draft = useDraft(quickDraft)
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const [guestName, setGuestName] = useState('')

  function goBack(session: Session) {
    quickDraft.change({ players: withTypedGuest(playersOf(draft, session), guestName) })
    if (canGoBack) router.history.back()
    else navigate({ to: '/wap/booking' })
  }

  return (
    <Page title={t('title')} narrow>
      <MembersOnly reason="players" waiting={<Skeleton lines={6} />}>
        {(session) => (
          <>
            <Card>
              <PlayersPanel
                players={playersOf(draft, session)}
                onPlayers={(players) => quickDraft.change({ players })}
                guestName={guestName}
                onGuestName={setGuestName}
              />
            </Card>
            <Button size="large" wide onClick={() => goBack(session)}>
              {steps('member.back')}
            </Button>
          </>
        )}
      </MembersOnly>
    </Page>
  )
}
