import type { Area, TextKey } from '../i18n/areas.ts'
import { useT } from '../i18n/use-texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'

/** Says honestly that a page is still being made, and leads back. */
export function ComingPage<A extends Area>({ area, title }: { area: A; title: TextKey<A> }) {
  const shell = useT('shell')
  const t = useT(area)
  return (
    <Page title={t(title)} narrow>
      <EmptyState
        title={shell('coming.title')}
        text={shell('coming.text')}
        action={<ButtonLink to="/wap">{shell('toHome')}</ButtonLink>}
      />
    </Page>
  )
}
