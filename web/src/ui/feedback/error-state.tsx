import { FailedCall, Refused } from '#api/client/failed-call.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '../form/button.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './empty-state.module.css'

/**
 * What could not be loaded: says so, with the server's words or that the line broke, and offers to try again. `text` is said in place of the error's own.
 */
export function ErrorState({
  error,
  text = wordsOf(error),
  onRetry,
  busy,
}: {
  error: Error | null
  text?: string | undefined
  onRetry: () => void
  busy?: boolean
}) {
  const t = useT('ui')
  const title = t('error.title')
  return (
    <div className={styles.state} role="alert">
      <span className={styles.sign}>
        <Icon name="alert" size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && text !== title && <p className={styles.text}>{text}</p>}
      <Button look="second" icon="refresh" onClick={onRetry} busy={busy}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** The message of a failed call; an internal error has none for golfers. */
function wordsOf(error: Error | null): string | undefined {
  return error instanceof FailedCall || error instanceof Refused ? error.message : undefined
}
