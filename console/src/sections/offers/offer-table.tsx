import { rangeOf } from '@teeviet/contract/display/range-of'
import { serverNow } from '@teeviet/contract/live/server-clock'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { dayOf, formatDay } from '@teeviet/contract/rules/time/dates'
import clsx from 'clsx'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { type Column, columnsOf, DataTable, Opener } from '../../lists/data-table.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffCategory, StaffOffer } from './offer-draft.ts'

type OfferTableProps = {
  category: StaffCategory
  opened: number | undefined
  /** Null: a new one. */
  onOpen: (id: number | null) => void
}

/** The offers of a category with what is sold and left of each. */
export function OfferTable({ category, opened, onOpen }: OfferTableProps) {
  const t = useT('staff-golf')
  const language = useLanguage()
  const columns: Column<StaffOffer>[] = columnsOf((id) => t(`offers.column.${id}`), {
    course: (offer) => (
      <>
        <Opener isOpen={offer.id === opened} onOpen={() => onOpen(offer.id)}>
          {offer.facility_name}
        </Opener>{' '}
        <span className={styles.muted}>{t('courses.holes', { n: offer.number_hole })}</span>
      </>
    ),
    days: (offer) => (
      <>
        <div className="date">{daysOf(offer, language)}</div>
        <div className={clsx('time', styles.muted)}>
          {rangeOf(offer.time_start, offer.time_end, language)}
        </div>
      </>
    ),
    price: (offer) => (
      <>
        <span className="amount">{formatMoney(offer.price_sale)}</span>{' '}
        <del className={styles.muted}>{formatMoney(offer.price)}</del>
      </>
    ),
    sold: ({ quantity, quantity_left }) =>
      quantity === null || quantity_left === null
        ? t('offers.unlimited')
        : t('offers.soldOf', { n: quantity - quantity_left, all: quantity }),
    state: (offer) => <State offer={offer} />,
  })
  return (
    <div className={styles.form}>
      {category.offers.length === 0 ? (
        <p className={styles.empty}>{t('offers.noOffers')}</p>
      ) : (
        <DataTable
          label={t('offers.offers')}
          rows={category.offers}
          columns={columns}
          openId={String(opened)}
          onOpen={({ id }) => onOpen(id)}
          cards="pairs"
        />
      )}
      <div>
        <Button call="POST /api/staff/offers" look="second" icon="plus" onClick={() => onOpen(null)}>
          {t('offers.addOffer')}
        </Button>
      </div>
    </div>
  )
}

/** From when to when: the year once where it is the same. */
function daysOf({ date_start, date_end }: StaffOffer, language: Language): string {
  const [first, last] = [formatDay(date_start), formatDay(date_end)]
  const isWithinYear = date_start !== date_end && date_start.slice(0, 4) === date_end.slice(0, 4)
  return rangeOf(isWithinYear ? first.slice(0, 5) : first, last, language)
}

function State({ offer: { is_active, date_end, quantity_left } }: { offer: StaffOffer }) {
  const t = useT('staff-golf')
  if (!is_active || date_end < dayOf(serverNow()))
    return <StatusBadge tone="quiet">{t('offers.ended')}</StatusBadge>
  return (
    <StatusBadge tone={quantity_left === 0 ? 'bad' : 'good'}>
      {t(quantity_left === 0 ? 'offers.soldOut' : 'offers.running')}
    </StatusBadge>
  )
}
