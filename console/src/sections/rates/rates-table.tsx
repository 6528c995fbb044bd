import { useQueryClient } from '@tanstack/react-query'
import { type CustomerType, customerTypes, type DayKind } from '@teeviet/contract/rules/money/rates'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import clsx from 'clsx'
import { useState } from 'react'
import styles from '../../forms/golf.module.css'
import { useSave } from '../../forms/use-save.ts'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { SelectField } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import { serverNow } from '../../live/server-clock.ts'
import {
  changesOf,
  isOvertaken,
  problemOfRate,
  type RateDraft,
  rateRows,
  type StaffRate,
  validityOn,
} from './rate-draft.ts'
import { RateRowFields } from './rate-row.tsx'
import { useRateEdits } from './use-rate-edits.ts'

const columns = [
  'number_hole',
  'customer_type',
  'time_from',
  'time_to',
  'price',
  'valid_from',
  'valid_to',
] as const

/** The table of one kind of day; what was typed on all of them is kept and saved together. */
export function RatesTable({
  facility,
  rates,
  kind,
  customer,
  onCustomer,
}: {
  facility: number
  rates: readonly StaffRate[]
  kind: DayKind
  customer: CustomerType | undefined
  onCustomer: (customer: CustomerType | undefined) => void
}) {
  const t = useT('staff-golf')
  const client = useQueryClient()
  const { edits, ...edit } = useRateEdits()
  const { isPermitted, busy, problem, save } = useSave('POST /api/staff/rates')
  const [withEnded, setWithEnded] = useState(false)
  const today = dayOf(serverNow())
  const rows = rateRows(rates, edits)
  const shown = rows.filter(
    ({ draft, isChanged }) =>
      draft.day_kind === kind &&
      (customer === undefined || draft.customer_type === customer) &&
      (withEnded || isChanged || validityOn(draft, today) !== 'ended'),
  )
  const changed = rows.filter((row) => row.isChanged)
  const isWrong = changed.some((row) => isOvertaken(row) || problemOfRate(row, rows) !== null)

  async function saveAll() {
    const done = await save({ facility_id: facility, ...changesOf(rows) })
    if (done) {
      edit.discard()
      showToast('success', t('rates.saved', { n: done.repriced }))
    }
    await client.invalidateQueries({ queryKey: ['staff'] })
  }

  const blank: RateDraft = {
    ...{ day_kind: kind, number_hole: 18, customer_type: customer ?? 'visitor', price: '' },
    ...{ time_from: '05:00', time_to: '10:30', valid_from: today, valid_to: '' },
  }

  return (
    <div className={styles.form}>
      <div className={styles.bar}>
        <SelectField
          label={t('field.customer_type')}
          value={customer ?? ''}
          onChange={({ currentTarget: { value } }) => onCustomer(customerTypes.find((one) => one === value))}
        >
          <option value="">{t('all')}</option>
          {customerTypes.map((one) => (
            <option key={one} value={one}>
              {t(`customer.${one}`)}
            </option>
          ))}
        </SelectField>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={withEnded}
            onChange={(event) => setWithEnded(event.currentTarget.checked)}
          />
          {t('rates.withEnded')}
        </label>
      </div>
      {shown.length === 0 && (
        <p className={styles.empty}>{t(kind === 'holiday' ? 'rates.noHoliday' : 'rates.empty')}</p>
      )}
      {shown.length > 0 && (
        <div className={styles.scroll}>
          <table className={clsx(styles.table, styles.cards)} aria-label={t(`kind.${kind}`)}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {t(`field.${column}`)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('rates.acts')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <RateRowFields
                  key={row.id}
                  row={row}
                  problem={row.isChanged ? problemOfRate(row, rows) : null}
                  today={today}
                  isReadOnly={!isPermitted}
                  edit={edit}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isPermitted && (
        <div className={clsx(styles.saveBar, changed.length > 0 && styles.sticky)}>
          <Button look="second" size="small" icon="plus" onClick={() => edit.add(blank)}>
            {t('rates.add')}
          </Button>
          {changed.length > 0 && (
            <>
              <Button size="small" busy={busy} aria-disabled={isWrong} onClick={() => !isWrong && saveAll()}>
                {t('rates.save', { n: changed.length })}
              </Button>
              <Button look="quiet" size="small" onClick={edit.discard}>
                {t('discard')}
              </Button>
            </>
          )}
          <Problem>{problem}</Problem>
        </div>
      )}
      <p className={styles.muted}>{t('rates.note')}</p>
    </div>
  )
}
