import { Title } from '@mantine/core'
import { AuditTable } from '../../audit/audit-table.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useEventWords } from './event-words.ts'

/**
 * What happened with a partner: who changed what, or which single sign-ons were accepted or refused, and why. Apart,
 * since a busy partner's customers come by the minute.
 */
export function PartnerAudit({ code, about }: { code: string; about: 'changes' | 'hand_overs' }) {
  const t = useT('staff-partners')
  const ui = useT('ui')
  const words = useEventWords()
  const list = usePages('GET /api/staff/partners/:code/events', { code, about })
  return (
    <section>
      <Title order={3} size="md" mb="xs">
        {t(`trail.${about}`)}
      </Title>
      <Pages list={list} lines={3} empty={t('trail.empty')}>
        {(events) => (
          <AuditTable
            entries={events.map(({ id, at, what, detail, who }) => ({
              key: String(id),
              at,
              who,
              what:
                detail === ''
                  ? t(`trail.${what}`)
                  : ui('named', { name: t(`trail.${what}`), value: words(detail) }),
            }))}
          />
        )}
      </Pages>
    </section>
  )
}
