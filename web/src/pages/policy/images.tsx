import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '../../shell/coming-page.tsx'
import { pageHead } from '../../shell/head.ts'

export const Route = createFileRoute('/wap/image')({
  staticData: { areas: ['policies'], chrome: 'focus' },
  head: ({ match }) => pageHead(match.context, { title: match.context.texts.of('policies')('images') }),
  component: () => <ComingPage area="policies" title="images" />,
})
