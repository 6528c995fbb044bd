import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { DataOf } from '../../api/call.ts'
import { staffQuery } from '../../api/staff-call.ts'
import { GolfAudit } from '../../audit/golf-audit.tsx'
import styles from '../../forms/golf.module.css'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { ToList } from '../../lists/to-list.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { CategoryForm } from './category-form.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferTable } from './offer-table.tsx'
import type { OffersSearch } from './offers-search.ts'
import { RunningSign } from './running-sign.tsx'

export type StaffCategory = DataOf<'GET /api/staff/offers'>[number]
export type StaffOffer = StaffCategory['offers'][number]

const added = 'new'

/** Categories and flash sales on the left; one of them opened on the right with its offers. */
export function OffersPage({
  search: { ended, category, offer },
  onSearch,
}: {
  search: OffersSearch
  onSearch: (change: OffersSearch) => void
}) {
  const t = useT('staff-golf')
  const language = useLanguage()
  const staff = useStaff()
  const mayCall = useMayCall()
  const mayAdd = mayCall('POST /api/staff/offers')
  const mayAddCategory = mayCall('POST /api/staff/offer-categories')
  const list = useQuery(staffQuery(staff, 'GET /api/staff/offers', { ended: ended ? '1' : '0' }))
  const nameOf = ({ name }: StaffCategory) => name[language] || name.vi
  const open = list.data?.find((one) => String(one.id) === category)
  const opened = open?.offers.find((one) => String(one.id) === offer)
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('offers.title')}</h1>
      {category === undefined && list.data && <p className={styles.muted}>{t('offers.choose')}</p>}
      <div className={styles.split}>
        <div className={clsx(styles.form, styles.list)} data-open={category !== undefined || undefined}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={ended === 1}
              onChange={({ currentTarget: { checked } }) => onSearch({ ended: checked ? 1 : undefined })}
            />
            {t('offers.withEnded')}
          </label>
          {mayAddCategory && (
            <ButtonLink
              to="/staff/offers"
              search={{ ended, category: added }}
              size="small"
              look="second"
              icon="add"
            >
              {t('offers.addCategory')}
            </ButtonLink>
          )}
          <Loaded
            query={list}
            skeleton={<Skeleton lines={8} />}
            empty={<p className={styles.empty}>{t('offers.none')}</p>}
          >
            {(categories) => (
              <ul className={styles.items} aria-label={t('offers.title')}>
                {categories.map((one) => (
                  <li key={one.id}>
                    <Link
                      to="/staff/offers"
                      search={{ ended, category: String(one.id) }}
                      resetScroll={false}
                      className={styles.item}
                      activeProps={{}}
                      {...(one.id === open?.id
                        ? { 'aria-current': 'page' as const, 'data-current': '' }
                        : {})}
                    >
                      <span>{nameOf(one)}</span>
                      <span className={styles.muted}>{t('offers.count', { n: one.offers.length })}</span>
                      <RunningSign category={one} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </div>
        <div className={styles.form}>
          {category !== undefined && <ToList link={{ to: '/staff/offers', search: { ended } }} />}
          {category === added && mayAddCategory && (
            <CategoryForm
              category={null}
              onSaved={(id) => onSearch({ category: String(id), offer: undefined })}
            />
          )}
          {open && (
            <>
              <CategoryForm key={open.id} category={open} />
              <OfferTable
                category={open}
                opened={opened?.id}
                mayAdd={mayAdd}
                onOpen={(id) => onSearch({ offer: id === null ? added : String(id) })}
              />
              {(opened || (offer === added && mayAdd)) && (
                <OfferForm
                  key={opened?.id ?? added}
                  offer={opened ?? null}
                  categoryId={open.id}
                  onSaved={(id) => onSearch({ offer: String(id) })}
                  onClose={() => onSearch({ offer: undefined })}
                />
              )}
              <GolfAudit
                watched={
                  opened
                    ? { subject: 'offer', subject_id: opened.id }
                    : { subject: 'category', subject_id: open.id }
                }
              />
            </>
          )}
        </div>
      </div>
    </section>
  )
}
