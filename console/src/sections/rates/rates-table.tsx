import { Checkbox, NativeSelect } from '@mantine/core'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { type CustomerType, customerTypes, type DayKind } from '@teeviet/contract/rules/money/rates'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import clsx from 'clsx'
import { useState } from 'react'
import { CsvImport } from '../../forms/csv/csv-import.tsx'
import { undoBy } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { none, optionsOf } from '../../kit/options.ts'
import { Problem } from '../../kit/problem.tsx'
import { showToast } from '../../kit/toast.ts'
import { DataTable } from '../../lists/data-table.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { useRateColumns } from './rate-columns.tsx'
import {
  changesOf,
  isOvertaken,
  problemOfRate,
  type RateChanges,
  type RateDraft,
  type RateRow,
  rateRows,
  type StaffRate,
  validityOn,
} from './rate-draft.ts'
import { rateColumns, saveRatesFile } from './rates-file.ts'
import { RatesPreview } from './rates-preview.tsx'
import { changesBack } from './undo-rates.ts'
import { useRateEdits } from './use-rate-edits.ts'

type RatesTableProps = {
  /** Whose rates they are: a club changes only what holds from tomorrow on. */
  call: 'POST /api/staff/rates' | 'POST /api/club/rates'
  facility: number
  rates: readonly StaffRate[]
  kind: DayKind
  customer: CustomerType | undefined
  onCustomer: (customer: CustomerType | undefined) => void
}

/** The table of one kind of day; what was typed on all of them is kept and saved together. */
export function RatesTable({ call, facility, rates, kind, customer, onCustomer }: RatesTableProps) {
  const t = useT('staff-golf')
  const discard = useT('staff-admin')('discard')
  const { edits, ...edit } = useRateEdits()
  const act = useAct()
  const isPermitted = useMayCall()(call)
  const [withEnded, setWithEnded] = useState(false)
  const [previewed, setPreviewed] = useState<RateChanges>()
  const hasPreview = call === 'POST /api/staff/rates'
  const today = dayOf(serverNow())
  const firstDay = call === 'POST /api/club/rates' ? addDays(today, 1) : today
  const rows = rateRows(rates, edits)
  const shown = rows.filter(
    ({ draft, isChanged }) =>
      draft.day_kind === kind &&
      (customer === undefined || draft.customer_type === customer) &&
      (withEnded || isChanged || validityOn(draft, today) !== 'ended'),
  )
  const changed = rows.filter((row) => row.isChanged)
  const problemOf = (row: RateRow) => (row.isChanged ? problemOfRate(row, rows) : null)
  const isWrong = (row: RateRow) => isOvertaken(row) || problemOf(row) !== null
  const isAnyWrong = changed.some(isWrong)
  const isPreviewed =
    previewed !== undefined &&
    changed.length > 0 &&
    JSON.stringify(previewed) === JSON.stringify(changesOf(rows))
  const columns = useRateColumns({ problemOf, today, firstDay, isReadOnly: !isPermitted, edit })

  async function saveAll() {
    if (isAnyWrong) return
    const changes = changesOf(rows)
    // the preview would be asked for again while it is saved
    setPreviewed(undefined)
    const done = await act.send(call, { facility_id: facility, ...changes }, ({ rates: after, repriced }) => {
      const saved = t('rates.saved', { n: repriced })
      // a club changes only what begins later, so that the former rates may be refused
      if (call === 'POST /api/club/rates') return saved
      const back = changesBack({ before: rates, after }, changes)
      return { text: saved, undo: undoBy(call, { facility_id: facility, ...back }) }
    })
    if (done) edit.discard()
  }

  function load(drafts: readonly RateDraft[]) {
    const { added, changed, edits: loaded } = edit.load(drafts, rates)
    const then = rateRows(rates, loaded)
    if (hasPreview && !then.some((row) => row.isChanged && problemOfRate(row, then)))
      setPreviewed(changesOf(then))
    if (added + changed === 0) showToast('success', t('rates.file.unchanged'))
    else showToast('success', t('rates.file.imported', { added, changed }))
  }

  const blank: RateDraft = {
    day_kind: kind,
    number_hole: 18,
    customer_type: customer ?? 'visitor',
    price: '',
    time_from: '05:00',
    time_to: '10:30',
    valid_from: firstDay,
    valid_to: '',
  }

  return (
    <div className={styles.form}>
      <div className={styles.bar}>
        <NativeSelect
          label={t('field.customer_type')}
          data={[none(t('all')), ...optionsOf(customerTypes, (one) => t(`customer.${one}`))]}
          value={customer ?? ''}
          onChange={({ currentTarget: { value } }) => onCustomer(customerTypes.find((one) => one === value))}
        />
        <Checkbox
          label={t('rates.withEnded')}
          checked={withEnded}
          onChange={(event) => setWithEnded(event.currentTarget.checked)}
        />
        {rates.length > 0 && (
          <Button look="quiet" onClick={() => saveRatesFile(`teeviet-rates-${facility}.csv`, rates, t)}>
            {t('rates.file.save')}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>{t(kind === 'holiday' ? 'rates.noHoliday' : 'rates.empty')}</p>
      ) : (
        <DataTable
          label={t(`kind.${kind}`)}
          rows={shown}
          columns={columns}
          rowProps={(row) => ({
            'data-changed': row.isChanged || undefined,
            'data-wrong': isWrong(row) || undefined,
          })}
          cards="labelled"
        />
      )}
      {isPreviewed && <RatesPreview facility={facility} changes={previewed} />}
      {isPermitted && (
        <div className={clsx(styles.buttons, changed.length > 0 && styles.sticky)}>
          <Button look="second" icon="plus" onClick={() => edit.add(blank)}>
            {t('rates.add')}
          </Button>
          <CsvImport columns={rateColumns(t)} onRows={load} />
          {changed.length > 0 && (
            <>
              <Button busy={act.busy} aria-disabled={isAnyWrong} onClick={saveAll}>
                {t('rates.save', { n: changed.length })}
              </Button>
              {hasPreview && (
                <Button
                  look="quiet"
                  aria-disabled={isAnyWrong}
                  onClick={() => isAnyWrong || setPreviewed(changesOf(rows))}
                >
                  {t('rates.preview.check')}
                </Button>
              )}
              <Button look="quiet" onClick={edit.discard}>
                {discard}
              </Button>
            </>
          )}
          <Problem>{act.problem}</Problem>
        </div>
      )}
      <p className={styles.muted}>{t(firstDay > today ? 'rates.noteOfClub' : 'rates.note')}</p>
    </div>
  )
}
