import { NativeSelect, TextInput } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { customerTypes, holesSold } from '@teeviet/contract/rules/money/rates'
import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import { ClockInput, DayInput } from '../../forms/typed-input.tsx'
import { typedNumber } from '../../forms/typed-number.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { optionsOf } from '../../kit/options.ts'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { type Column, columnsOf } from '../../lists/data-table.tsx'
import styles from '../../theme/layout.module.css'
import { isOvertaken, type RateProblem, type RateRow, validityOn } from './rate-draft.ts'
import type { RateEditing } from './use-rate-edits.ts'

type RateColumns = {
  problemOf: (row: RateRow) => RateProblem | null
  today: Day
  /** The first day whose prices may be changed: a rate that has begun before is only ended. */
  firstDay: Day
  isReadOnly: boolean
  edit: RateEditing
}

/** A rate as a row of fields; its error is shown in its last cell. */
export function useRateColumns({
  problemOf,
  today,
  firstDay,
  isReadOnly,
  edit,
}: RateColumns): Column<RateRow>[] {
  const t = useT('staff-golf')
  const isFixed = (row: RateRow) => isBegun(row, today, firstDay)
  type Name = 'number_hole' | 'customer_type' | 'time_from' | 'time_to' | 'price' | 'valid_from' | 'valid_to'

  /** The common props of a row's fields; `wrong` is the row's own error. */
  const shared = (row: RateRow, name: Name, wrong?: RateProblem) => ({
    'aria-label': t(`field.${name}`),
    error: wrong !== undefined && problemOf(row) === wrong,
    disabled: isReadOnly || row.isRemoved || (name !== 'valid_to' && isFixed(row)),
    value: row.draft[name],
  })
  const typed =
    (Field: typeof DayInput, name: Name & `${string}_${'from' | 'to'}`, wrong: RateProblem) =>
    (row: RateRow) => (
      <Field
        {...shared(row, name, wrong)}
        value={row.draft[name]}
        onChange={(value) => edit.change(row, { [name]: value })}
      />
    )

  return columnsOf((id) => t(id === 'acts' ? 'rates.acts' : `field.${id}`), {
    number_hole: (row) => (
      <NativeSelect
        {...shared(row, 'number_hole')}
        w={76}
        data={optionsOf(holesSold)}
        onChange={({ currentTarget: { value } }) =>
          edit.change(row, { number_hole: holesSold.find((one) => String(one) === value) })
        }
      />
    ),
    customer_type: (row) => (
      <NativeSelect
        {...shared(row, 'customer_type')}
        w={176}
        maw="100%"
        data={optionsOf(customerTypes, (one) => t(`customer.${one}`))}
        onChange={({ currentTarget: { value } }) =>
          edit.change(row, { customer_type: customerTypes.find((one) => one === value) })
        }
      />
    ),
    time_from: typed(ClockInput, 'time_from', 'time'),
    time_to: typed(ClockInput, 'time_to', 'time'),
    price: (row) => (
      <TextInput
        {...shared(row, 'price', 'price')}
        inputMode="numeric"
        w={120}
        styles={{ input: { textAlign: 'end' } }}
        onChange={(event) => edit.change(row, { price: event.currentTarget.value })}
        onBlur={() => {
          const price = typedNumber(row.draft.price)
          if (price !== null && !Number.isNaN(price) && row.isChanged)
            edit.change(row, { price: formatMoney(price).slice(0, -1) })
        }}
      />
    ),
    valid_from: typed(DayInput, 'valid_from', 'validity'),
    valid_to: typed(DayInput, 'valid_to', 'validity'),
    acts: (row) => <RateActs row={row} problem={problemOf(row)} {...{ today, firstDay, isReadOnly, edit }} />,
  })
}

type RateActsProps = Omit<RateColumns, 'problemOf'> & { row: RateRow; problem: RateProblem | null }

/** The state of a rate, and the actions of its row. */
function RateActs({ row, problem, today, firstDay, isReadOnly, edit }: RateActsProps) {
  const t = useT('staff-golf')
  const isOld = isOvertaken(row)
  const validity = validityOn(row.draft, today)
  return (
    <div className={styles.badges}>
      {row.isRemoved && <StatusBadge tone="bad">{t('rates.removed')}</StatusBadge>}
      {!row.isRemoved && validity !== 'now' && (
        <StatusBadge tone={validity === 'later' ? 'waiting' : 'quiet'}>{t(`rates.${validity}`)}</StatusBadge>
      )}
      {problem && <span className="problem">{t(`rates.problem.${problem}`)}</span>}
      {isOld && row.rate && (
        <>
          <span className="problem">{t('rates.overtaken', { price: formatMoney(row.rate.price) })}</span>
          <Button look="quiet" onClick={() => edit.drop(row)}>
            {t('rates.takeTheirs')}
          </Button>
          <Button look="quiet" onClick={() => edit.keepMine(row)}>
            {t('rates.keepMine')}
          </Button>
        </>
      )}
      {!isReadOnly && row.isChanged && row.rate && !isOld && (
        <IconButton icon="refresh" label={t('rates.undo')} onClick={() => edit.drop(row)} />
      )}
      {!isReadOnly && !row.isChanged && validity === 'now' && (
        <IconButton
          icon="calendar-add"
          label={t('rates.split')}
          onClick={() => edit.splitAt(row, addDays(today, 1))}
        />
      )}
      {!isReadOnly && !row.isRemoved && !isBegun(row, today, firstDay) && (
        <IconButton icon="trash" label={t('rates.remove')} onClick={() => edit.remove(row)} />
      )}
    </div>
  )
}

/** Whether a rate runs already where only later prices may be changed. */
const isBegun = ({ rate }: RateRow, today: Day, firstDay: Day) =>
  firstDay > today && rate !== null && rate.valid_from <= today
