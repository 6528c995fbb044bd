import { ColorSwatch } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'
import { searchOf, text } from '@teeviet/contract/display/search-params'
import { useT } from '../../i18n/use-texts.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { List } from '../../lists/list.tsx'
import { Page, RowLink } from '../../lists/page.tsx'
import { PartnerAudit } from '../../sections/partners/partner-audit.tsx'
import type { StaffPartner } from '../../sections/partners/partner-draft.ts'
import { PartnerForm } from '../../sections/partners/partner-form.tsx'
import { CardKeys, PartnerKeys } from '../../sections/partners/partner-keys.tsx'
import { PartnerSystem } from '../../sections/partners/partner-system.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

/** The placeholder for a partner still to be added. */
const newPartner = 'new'

export const Route = createFileRoute('/staff/partners')({
  staticData: {
    title: ['staff', 'nav.partners'],
    call: 'GET /api/staff/partners',
    adds: [
      {
        call: 'POST /api/staff/partners/:code',
        text: ['staff-partners', 'add'],
        search: { code: newPartner },
      },
    ],
  },
  validateSearch: searchOf({ code: text }),
  component: PartnersPage,
})

/** The partners on the left, one of them opened on the right: its settings, keys and trail. */
function PartnersPage() {
  const t = useT('staff-partners')
  const { code } = Route.useSearch()
  const list = useRead('GET /api/staff/partners', {})
  const open = list.data?.find((one) => one.code === code) ?? null
  const linkTo = (to?: string) => ({ to: '/staff/partners', search: { code: to } }) as const
  return (
    <Page
      back={code === undefined ? undefined : linkTo()}
      opened={
        list.data && <Opened key={code} partner={open} isKnown={open !== null || code === newPartner} />
      }
    >
      {code === undefined && <p className={styles.muted}>{t('choose')}</p>}
      <List query={list} idOf={(one) => one.code} empty="">
        {(one) => (
          <RowLink link={linkTo(one.code)} isOpen={one.code === code}>
            <span className={styles.badges}>
              <ColorSwatch size={14} color={one.style.main_color ?? ''} />
              {one.name} <span className={`code ${styles.muted}`}>{one.code}</span>
            </span>
            <Badges partner={one} />
          </RowLink>
        )}
      </List>
    </Page>
  )
}

function Opened({ partner, isKnown }: { partner: StaffPartner | null; isKnown: boolean }) {
  const t = useT('staff-partners')
  if (!isKnown) return <p className={styles.empty}>{t('unknown')}</p>
  return (
    <div className={styles.panel}>
      <h2>{partner ? partner.name : t('add')}</h2>
      {partner?.is_sandbox && <p className={styles.muted}>{t('sandboxNote')}</p>}
      <PartnerForm partner={partner} />
      {partner && (
        <>
          <PartnerKeys partner={partner} />
          {partner.card && <CardKeys partner={partner} />}
          <PartnerSystem partner={partner} />
          <PartnerAudit code={partner.code} about="changes" />
          <PartnerAudit code={partner.code} about="hand_overs" />
        </>
      )}
    </div>
  )
}

function Badges({ partner }: { partner: StaffPartner }) {
  const t = useT('staff-partners')
  return (
    <span className={styles.side}>
      {!partner.is_active && <StatusBadge tone="quiet">{t('state.resting')}</StatusBadge>}
      {partner.is_sandbox && <StatusBadge tone="waiting">{t('state.sandbox')}</StatusBadge>}
      {partner.hand_over && partner.keys.length === 0 && (
        <StatusBadge tone="urgent">{t('state.noKeys')}</StatusBadge>
      )}
    </span>
  )
}
