import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { staffQuery } from '../../api/staff-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { ToList } from '../../lists/to-list.tsx'
import { useStaff } from '../../session/use-staff.tsx'
import { CardKeys } from './card-keys.tsx'
import { PartnerAudit } from './partner-audit.tsx'
import type { StaffPartner } from './partner-draft.ts'
import { PartnerForm } from './partner-form.tsx'
import { PartnerKeys } from './partner-keys.tsx'
import styles from './partners.module.css'

/** What stands for a partner that is still to be added. */
const newPartner = 'new'

/** The partners on the left, one of them opened on the right: its settings, keys and trail. */
export function PartnersPage({ code }: { code: string | undefined }) {
  const t = useT('staff-partners')
  const staff = useStaff()
  const client = useQueryClient()
  const query = staffQuery(staff, 'GET /api/staff/partners', {})
  const list = useQuery(query)
  const open = list.data?.find((one) => one.code === code) ?? null
  // the trail tells of it too
  const reload = () => client.invalidateQueries({ queryKey: ['staff'] })
  return (
    <section className={styles.page} {...(code === undefined ? {} : { 'data-open': '' })}>
      <div className={styles.list}>
        <h1 className={styles.title}>{t('title')}</h1>
        {code === undefined && <p className={styles.muted}>{t('choose')}</p>}
        {list.isPending && <Skeleton lines={8} />}
        {list.isError && (
          <ErrorState error={list.error} onRetry={() => list.refetch()} busy={list.isFetching} />
        )}
        <ul className={styles.partners}>
          {list.data?.map((one) => (
            <li key={one.code}>
              <PartnerLink partner={one} isOpen={one.code === code} />
            </li>
          ))}
        </ul>
        {list.data && (
          <div>
            <ButtonLink
              to="/staff/partners"
              search={{ code: newPartner }}
              size="small"
              look="second"
              icon="add"
            >
              {t('add')}
            </ButtonLink>
          </div>
        )}
      </div>
      {list.data && (open || code === newPartner) && (
        <div className={styles.open} key={open?.code ?? newPartner}>
          <ToList link={{ to: '/staff/partners', search: {} }} />
          <h2 className={styles.title}>{open ? open.name : t('add')}</h2>
          {open?.is_sandbox && <p className={styles.muted}>{t('sandboxNote')}</p>}
          <PartnerForm partner={open} onSaved={reload} />
          {open && <PartnerKeys partner={open} onChanged={reload} />}
          {open?.card && <CardKeys partner={open} onChanged={reload} />}
          {open && <PartnerAudit code={open.code} about="changes" />}
          {open && <PartnerAudit code={open.code} about="hand_overs" />}
        </div>
      )}
      {list.data && !open && code !== undefined && code !== newPartner && (
        <p className={styles.empty}>{t('unknown')}</p>
      )}
    </section>
  )
}

function PartnerLink({ partner, isOpen }: { partner: StaffPartner; isOpen: boolean }) {
  const t = useT('staff-partners')
  return (
    <Link
      to="/staff/partners"
      search={{ code: partner.code }}
      resetScroll={false}
      className={styles.partner}
      {...(isOpen ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
    >
      <span className={styles.swatch} style={{ background: partner.style.main_color }} aria-hidden />
      <span className={styles.name}>
        {partner.name} <span className={`code ${styles.muted}`}>{partner.code}</span>
      </span>
      <span className={styles.badges}>
        {!partner.is_active && <StatusBadge tone="quiet">{t('state.resting')}</StatusBadge>}
        {partner.is_sandbox && <StatusBadge tone="waiting">{t('state.sandbox')}</StatusBadge>}
        {partner.hand_over && partner.keys.length === 0 && (
          <StatusBadge tone="urgent">{t('state.noKeys')}</StatusBadge>
        )}
      </span>
    </Link>
  )
}
