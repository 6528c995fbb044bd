import { AuditTable } from '../../audit/audit-table.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Pages } from '../../lists/list.tsx'
import { useList } from '../../lists/use-list.ts'
import styles from '../../theme/layout.module.css'
import { useEventWords } from './event-words.ts'

/**
 * What happened with a partner: who changed what, or which single sign-ons were accepted or refused, and why. Apart,
 * since a busy partner's customers come by the minute.
 */
export function PartnerAudit({ code, about }: { code: string; about: 'changes' | 'hand_overs' }) {
  const t = useT('staff-partners')
  const ui = useT('ui')
  const words = useEventWords()
  const list = useList('GET /api/staff/partners/:code/events', { code, about })
  return (
    <section className={styles.form}>
      <h3>{t(`trail.${about}`)}</h3>
      <Pages query={list} lines={3} empty={t('trail.empty')}>
        {(events) => (
          <AuditTable
            entries={events}
            what={({ what, detail }) =>
              detail === ''
                ? t(`trail.${what}`)
                : ui('named', { name: t(`trail.${what}`), value: words(detail) })
            }
          />
        )}
      </Pages>
    </section>
  )
}
