import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { CheckpointPage } from '#partner/checkpoint/checkpoint-page.tsx'
import { titled } from '#site/head.ts'

const search = searchOf({ data: text })

/** Signs a partner bank's customer in with the sealed data of the address. */
export const Route = createFileRoute('/login-checkpoint')({
  staticData: { areas: ['partners'], chrome: 'none' },
  validateSearch: search,
  head: titled('partners', 'checkpointTitle'),
  component: Checkpoint,
})

function Checkpoint() {
  const { data } = Route.useSearch()
  return <CheckpointPage data={data} />
}
