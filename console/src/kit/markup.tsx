import { Typography } from '@mantine/core'
import purify from 'dompurify'
import styles from './markup.module.css'

/** Shows HTML that people wrote, after cleaning: no scripts, no event attributes, no frames, no styles. */
export function Markup({ html }: { html: string }) {
  const clean = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'iframe'],
    FORBID_ATTR: ['style', 'id', 'name'],
  })
  return <Typography className={styles.markup} dangerouslySetInnerHTML={{ __html: clean }} />
}
