import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { CheckpointPage } from '#partner/checkpoint/checkpoint-page.tsx'
import { titled } from '#site/head.ts'

const search = searchOf({ data: text })

/** Signs a partner bank's customer in, under the address of the phone site. */
export const Route = createFileRoute('/wap/login-checkpoint')({
  staticData: { areas: ['partners'], chrome: 'none' },
  validateSearch: search,
  head: titled('partners', 'checkpointTitle'),
  component: WapCheckpoint,
})

function WapCheckpoint() {
  const { data } = Route.useSearch()
  return <CheckpointPage data={data} />
}
