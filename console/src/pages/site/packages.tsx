import { createFileRoute } from '@tanstack/react-router'
import { integer, searchOf } from '@teeviet/contract/display/search-params'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { List } from '../../lists/list.tsx'
import { Page, RowLink } from '../../lists/page.tsx'
import { PackageForm } from '../../sections/packages/package-form.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

export const Route = createFileRoute('/staff/packages')({
  staticData: {
    title: ['staff-admin', 'nav.packages'],
    call: 'GET /api/staff/packages',
    adds: [{ call: 'POST /api/staff/packages', text: ['staff-settings', 'package.add'], search: { id: 0 } }],
  },
  validateSearch: searchOf({ id: integer }),
  component: PackagesPage,
})

/** The hole-in-one packages; one of them, or a new one (`id` 0), opened beside them. */
function PackagesPage() {
  const t = useT('staff-settings')
  const language = useLanguage()
  const { id } = Route.useSearch()
  const list = useRead('GET /api/staff/packages', {})
  const open = list.data?.find((one) => one.id === id) ?? null
  return (
    <Page
      back={id === undefined ? undefined : { to: '/staff/packages', search: {} }}
      opened={(open || (list.data && id === 0)) && <PackageForm key={id} opened={open} />}
    >
      <List query={list} empty={t('package.none')}>
        {(one) => (
          <RowLink link={{ to: '/staff/packages', search: { id: one.id } }} isOpen={one.id === id}>
            <span>
              {one.name[language] || one.name.vi}
              <br />
              <span className={styles.muted}>
                {t('package.line', { price: formatMoney(one.price), cover: formatMoney(one.cover) })}
              </span>
            </span>
            <StatusBadge tone={one.is_active ? 'good' : 'quiet'}>
              {t(one.is_active ? 'package.on' : 'package.off')}
            </StatusBadge>
          </RowLink>
        )}
      </List>
    </Page>
  )
}
