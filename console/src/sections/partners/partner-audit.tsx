import { AuditTable } from '../../audit/audit-table.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Pages } from '../../lists/list.tsx'
import { useList } from '../../lists/use-list.ts'
import styles from '../../theme/layout.module.css'
import { useEventWords } from './event-words.ts'

/**
 * The events of a partner: the changes by staff, or the accepted and refused single sign-ons with the reason. Listed
 * separately, since a busy partner has single sign-ons every minute.
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
