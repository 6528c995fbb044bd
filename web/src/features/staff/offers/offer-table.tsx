import { dayOf, formatDay } from '@teeviet/contract/rules/dates'
import type { Language } from '@teeviet/contract/rules/languages'
import { formatMoney } from '@teeviet/contract/rules/money'
import { rangeOf } from '../../../i18n/range-of.ts'
import { useLanguage, useT } from '../../../i18n/use-texts.tsx'
import { serverNow } from '../../../session/server-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import styles from '../golf/golf.module.css'
import type { StaffCategory, StaffOffer } from './offers-page.tsx'

/** The offers of a category with what is sold and left of each. */
export function OfferTable({
  category,
  opened,
  mayAdd,
  onOpen,
}: {
  category: StaffCategory
  opened: number | undefined
  mayAdd: boolean
  /** Null: a new one. */
  onOpen: (id: number | null) => void
}) {
  const t = useT('staff-golf')
  return (
    <div className={styles.form}>
      {category.offers.length === 0 ? (
        <p className={styles.empty}>{t('offers.noOffers')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={classNames(styles.table, styles.cards)} aria-label={t('offers.offers')}>
            <thead>
              <tr>
                {(['course', 'days', 'price', 'sold', 'state'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`offers.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {category.offers.map((offer) => (
                <Row
                  key={offer.id}
                  offer={offer}
                  isOpen={offer.id === opened}
                  onOpen={() => onOpen(offer.id)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {mayAdd && (
        <div>
          <Button look="second" size="small" icon="plus" onClick={() => onOpen(null)}>
            {t('offers.addOffer')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** From when to when: the year once where it is the same. */
function daysOf({ date_start, date_end }: StaffOffer, language: Language): string {
  const [first, last] = [formatDay(date_start), formatDay(date_end)]
  const isWithinYear = date_start !== date_end && date_start.slice(0, 4) === date_end.slice(0, 4)
  return rangeOf(isWithinYear ? first.slice(0, 5) : first, last, language)
}

function Row({ offer, isOpen, onOpen }: { offer: StaffOffer; isOpen: boolean; onOpen: () => void }) {
  const t = useT('staff-golf')
  const language = useLanguage()
  const { quantity, quantity_left } = offer
  const isOver = offer.date_end < dayOf(serverNow())
  return (
    <tr className={styles.row} onClick={onOpen} {...(isOpen ? { 'data-current': '' } : {})}>
      <td>
        <button type="button" className={styles.rowButton} aria-pressed={isOpen} onClick={onOpen}>
          {offer.facility_name}
        </button>{' '}
        <span className={styles.muted}>{t('courses.holes', { n: offer.number_hole })}</span>
      </td>
      <td>
        <div className="date">{daysOf(offer, language)}</div>
        <div className={classNames('time', styles.muted)}>
          {rangeOf(offer.time_start, offer.time_end, language)}
        </div>
      </td>
      <td>
        <span className="amount">{formatMoney(offer.price_sale)}</span>{' '}
        <del className={styles.muted}>{formatMoney(offer.price)}</del>
      </td>
      <td className={styles.oneLine}>
        {quantity === null || quantity_left === null
          ? t('offers.unlimited')
          : t('offers.soldOf', { n: quantity - quantity_left, all: quantity })}
      </td>
      <td className={styles.oneLine}>
        <StatusBadge tone={!offer.is_active || isOver ? 'quiet' : quantity_left === 0 ? 'bad' : 'good'}>
          {t(
            !offer.is_active || isOver
              ? 'offers.ended'
              : quantity_left === 0
                ? 'offers.soldOut'
                : 'offers.running',
          )}
        </StatusBadge>
      </td>
    </tr>
  )
}
