import { useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './markup.module.css'

/**
 * Shows HTML written by people or partners, after sanitising: no scripts, no event attributes, no frames. The sanitiser
 * is loaded when first needed; until then, and in the first HTML, the plain text is shown, a line for each paragraph,
 * so that the later replacement moves little.
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
  if (clean === undefined)
    return <div className={classNames(styles.markup, styles.plain)}>{plainText(html)}</div>
  return <div className={styles.markup} dangerouslySetInnerHTML={{ __html: clean }} />
}

function plainText(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/(?:p|h[1-6]|ul|ol|table|blockquote)>/gi, '\n\n')
    .replaceAll(/<br\b[^>]*>|<\/(?:li|tr|div)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
