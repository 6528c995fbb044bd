import { useT } from '../i18n/use-texts.tsx'
import { Button } from './button.tsx'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'

/** A list that could not be loaded: says so and offers to try again. `text` is the server's, when it gave one. */
export function ErrorState({ text, onRetry, busy }: { text?: string; onRetry: () => void; busy?: boolean }) {
  const t = useT('ui')
  return (
    <div className={styles.state} role="alert">
      <span className={styles.sign}>
        <Icon name="alert" size={28} />
      </span>
      <p className={styles.title}>{t('error.title')}</p>
      {text && <p className={styles.text}>{text}</p>}
      <Button look="second" icon="refresh" onClick={onRetry} busy={busy}>
        {t('retry')}
      </Button>
    </div>
  )
}
