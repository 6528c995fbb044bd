import { useQueryClient } from '@tanstack/react-query'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { useT } from '#i18n/use-texts.tsx'
import { loggedIn } from '#session/logged-in.ts'
import { Chip } from '#ui/form/chip.tsx'
import { noteVote } from './loaded-reviews.ts'

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
  const { id, helpful } = review
  const { run } = useChange(async () => {
    const answer = await call(api.reviews.markHelpful, { id, is_helpful: isMarked ? 0 : 1 })
    noteVote(client, courseId, { id, helpful: answer.helpful, isMarked: !isMarked })
    const marks = { queryKey: [api.reviews.canReview, courseId] }
    // an answer from before the vote that is still on its way would hide it
    await client.cancelQueries(marks)
    await client.invalidateQueries(marks)
  })
  return (
    <Chip
      {...(isMarked && { icon: 'check' })}
      on={isMarked}
      onPress={async () => (await loggedIn()) && run()}
    >
      {helpful > 0 ? t('reviews.helpfulCount', { n: helpful }) : t('reviews.helpful')}
    </Chip>
  )
}
