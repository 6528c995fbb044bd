import { htmlLanguage } from '@teeviet/contract/rules/languages'
import type { DataOf } from '../../api/call.ts'
import { textsOf } from '../../i18n/texts.ts'
import styles from '../../theme/layout.module.css'

type Message = DataOf<'POST /api/staff/bookings/:id/preview-messages'>['messages'][number]

/** The SMS of a step, each as the golfer reads it; a sentence where the step sends none. */
export function MessageTexts({ messages }: { messages: readonly Message[] }) {
  const t = textsOf('staff')
  const languages = textsOf('staff-content')
  if (messages.length === 0) return <p className={styles.muted}>{t('preview.none')}</p>
  return messages.map(({ text, language }) => (
    <div key={text}>
      <p className={styles.muted}>{t('preview.title', { language: languages(`language.${language}`) })}</p>
      <p className={styles.note} lang={htmlLanguage(language)} data-preview>
        {text}
      </p>
    </div>
  ))
}
