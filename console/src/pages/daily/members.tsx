import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf, text } from '@teeviet/contract/display/search-params'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { List } from '../../lists/list.tsx'
import { Page, RowLink } from '../../lists/page.tsx'
import { SearchForm } from '../../lists/search-form.tsx'
import { oneLook } from '../../sections/members/member.ts'
import { MemberPanel } from '../../sections/members/member-panel.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

export const Route = createFileRoute('/staff/members')({
  staticData: { title: ['staff-admin', 'nav.members'], call: 'GET /api/staff/members' },
  validateSearch: searchOf({ q: text, id: integer }),
  component: MembersPage,
})

/** Golfers by phone, vID, name or a booking's code; one of them opened. Each search and view is logged. */
function MembersPage() {
  const t = useT('staff-people')
  const { q = '', id } = Route.useSearch()
  const navigate = Route.useNavigate()
  const list = useRead('GET /api/staff/members', { q }, { ...oneLook, enabled: q !== '' })
  return (
    <Page
      back={id === undefined ? undefined : { to: '/staff/members', search: { q: q || undefined } }}
      opened={id !== undefined && <MemberPanel key={id} id={id} />}
    >
      <SearchForm
        label={t('member.search')}
        words={q}
        autoFocus
        onFind={(words) => navigate({ search: { q: words || undefined } })}
      />
      <p className={styles.muted}>{t('member.watched')}</p>
      <List query={list} lines={4} empty={t('member.none')}>
        {(member) => (
          <RowLink link={{ to: '/staff/members', search: { q, id: member.id } }} isOpen={member.id === id}>
            <span>
              {member.fullname}
              <br />
              <span className={styles.muted}>
                vID {member.vga} ·&nbsp;{member.phone}
              </span>
            </span>
            {member.is_locked === 1 && <StatusBadge tone="bad">{t('member.locked')}</StatusBadge>}
          </RowLink>
        )}
      </List>
    </Page>
  )
}
