import { useEffect, useState } from 'react'
import styles from './markup.module.css'

/**
 * Shows HTML that people or partners wrote, after cleaning: no scripts, no event attributes, no frames. The
 * cleaner is loaded when first needed; until then, and in the first HTML, the plain text stands there.
 */
export function Markup({ html }: { html: string }) {
  const [clean, setClean] = useState<string>()
  useEffect(() => {
    let gone = false
    import('./clean-markup.ts').then(({ cleanMarkup }) => {
      if (!gone) setClean(cleanMarkup(html))
    })
    return () => {
      gone = true
    }
  }, [html])
  if (clean === undefined) return <div className={styles.markup}>{plainText(html)}</div>
  return <div className={styles.markup} dangerouslySetInnerHTML={{ __html: clean }} />
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
