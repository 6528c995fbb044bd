import { deferred } from '#ui/layout/deferred.tsx'
import { firstInteraction } from '#ui/layout/interaction.ts'

/** The footer; the root's loader has its script loaded where a page is rendered. */
export const Footer = deferred(() => import('./footer.tsx'), firstInteraction)
