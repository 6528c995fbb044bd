import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { CopyRow } from '../../kit/copy-row.tsx'
import type { GivenLink } from './user-row.tsx'

/** The link by which somebody sets their password, shown this once: it is handed over by the administrator. */
export function PasswordLink({ given, onDone }: { given: GivenLink; onDone: () => void }) {
  const t = useT('staff-people')
  return (
    <section className={styles.open} aria-live="polite">
      <p>{t('user.linkFor', { name: given.user.name, time: formatHistoryTime(given.link_until) })}</p>
      <CopyRow label={t('user.link')} value={given.link} />
      <div>
        <Button size="small" look="quiet" onClick={onDone}>
          {t('user.linkDone')}
        </Button>
      </div>
    </section>
  )
}
