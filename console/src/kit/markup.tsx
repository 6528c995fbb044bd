import { Typography } from '@mantine/core'
import purify from 'dompurify'

/** Shows HTML that people wrote, after cleaning: no scripts, no event attributes, no frames, no styles. */
export function Markup({ html }: { html: string }) {
  const clean = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe'],
    FORBID_ATTR: ['style', 'id', 'name'],
  })
  return <Typography dangerouslySetInnerHTML={{ __html: clean }} />
}
