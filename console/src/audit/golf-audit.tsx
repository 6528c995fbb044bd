import { Title } from '@mantine/core'
import type { DataOf, RequestOf } from '../api/call.ts'
import { rich, useT } from '../i18n/use-texts.tsx'
import { Pages } from '../lists/pages.tsx'
import { usePages } from '../lists/use-pages.ts'
import { AuditTable } from './audit-table.tsx'
import { useChangeWords } from './use-change-words.ts'

const call = 'GET /api/staff/golf-changes'

export type GolfChange = DataOf<typeof call>[number]

/** Who changed what of a course, of a subject or of one row of it, the latest first. */
export function GolfAudit({
  watched,
}: {
  watched: Pick<RequestOf<typeof call>, 'facility_id' | 'subject' | 'subject_id'>
}) {
  const t = useT('staff-golf')
  return (
    <section>
      <Title order={2} size="md" mb="xs">
        {t('trail.title')}
      </Title>
      <Pages list={usePages(call, watched)} lines={4} empty={t('trail.empty')}>
        {(changes) => (
          <AuditTable
            entries={changes.map((change) => ({
              key: String(change.id),
              at: change.at,
              who: change.who,
              what: <Change change={change} />,
            }))}
          />
        )}
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
