import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { loggedIn } from '#session/logged-in.ts'
import { Chip } from '#ui/form/chip.tsx'

/** How many golfers found a review helpful, and the golfer's own vote; a visitor is asked to log in first. */
export function HelpfulButton({
  courseId,
  review,
  isMarked,
}: {
  courseId: number
  review: { id: number; helpful: number }
  isMarked: boolean
}) {
  const t = useT('course')
  const client = useQueryClient()
  // what the server answered: its list of reviews follows within half a minute
  const [voted, setVoted] = useState<{ isMarked: boolean; helpful: number }>()
  const { isMarked: on, helpful } = voted ?? { isMarked, helpful: review.helpful }
  const { run } = useChange(async () => {
    const answer = await call(api.reviews.markHelpful, { id: review.id, is_helpful: on ? 0 : 1 })
    setVoted({ isMarked: !on, helpful: answer.helpful })
    await client.invalidateQueries({ queryKey: [api.reviews.canReview, courseId] })
  })
  return (
    <Chip {...(on && { icon: 'check' })} on={on} onPress={async () => (await loggedIn()) && run()}>
      {helpful > 0 ? t('reviews.helpfulCount', { n: helpful }) : t('reviews.helpful')}
    </Chip>
  )
}
