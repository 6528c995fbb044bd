import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useChange } from '#api/client/use-change.ts'
import type { HistoryItem } from '#api/queries/member/history.ts'
import { Button } from '#ui/form/button.tsx'

/** Repeats an earlier booking with one tap. What does so is loaded by the tap. */
export function PlayAgainButton({ item, children }: { item: HistoryItem; children: ReactNode }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const again = useChange(async () => {
    const { playAgain } = await import('./play-again.ts')
    await navigate(await playAgain(client, item))
  })
  return (
    <Button look="second" size="small" icon="refresh" busy={again.isPending} onClick={() => again.run()}>
      {children}
    </Button>
  )
}
