import type { RequestOf } from '../api/call.ts'
import { rich, useT } from '../i18n/use-texts.tsx'
import { Pages } from '../lists/list.tsx'
import { useList } from '../lists/use-list.ts'
import styles from '../theme/layout.module.css'
import { AuditTable } from './audit-table.tsx'
import { type GolfChange, useChangeWords } from './use-change-words.ts'

const call = 'GET /api/staff/golf-changes'

/** The audit log of a course, of a subject or of one row of it, the latest first. */
export function GolfAudit({
  watched,
}: {
  watched: Pick<RequestOf<typeof call>, 'facility_id' | 'subject' | 'subject_id'>
}) {
  const t = useT('staff-golf')
  return (
    <section className={styles.form}>
      <h2>{t('trail.title')}</h2>
      <Pages query={useList(call, watched)} lines={4} empty={t('trail.empty')}>
        {(changes) => <AuditTable entries={changes} what={(change) => <Change change={change} />} />}
      </Pages>
    </section>
  )
}

function Change({ change }: { change: GolfChange }) {
  const t = useT('staff-golf')
  const ui = useT('ui')
  const words = useChangeWords()
  return (
    <>
      {ui('named', {
        name: `${t(`trail.subject.${change.subject}`)} ${t(`trail.act.${change.act}`)}`,
        value: words.name(change),
      })}
      {change.fields.map(({ field, from, to }) => (
        <div key={field}>
          {rich(ui('named'), {
            name: words.field(field),
            value: (
              <>
                {from !== '' && <del>{words.value(from, field)}</del>}{' '}
                {to !== '' && <strong>{words.value(to, field)}</strong>}
              </>
            ),
          })}
        </div>
      ))}
    </>
  )
}
