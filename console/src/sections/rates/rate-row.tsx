import { formatMoney } from '@teeviet/contract/rules/money/money'
import { customerTypes, holesSold } from '@teeviet/contract/rules/money/rates'
import { addDays, type Day } from '@teeviet/contract/rules/time/dates'
import clsx from 'clsx'
import styles from '../../forms/golf.module.css'
import { ClockInput, DayInput } from '../../forms/typed-input.tsx'
import { typedNumber } from '../../forms/typed-number.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Field, SelectField } from '../../kit/field.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { isOvertaken, type RateProblem, type RateRow, validityOn } from './rate-draft.ts'
import type { RateEditing } from './use-rate-edits.ts'

/** A rate as a row of fields; what is wrong with it stands in its last cell. */
export function RateRowFields({
  row,
  problem,
  today,
  isReadOnly,
  edit,
}: {
  row: RateRow
  problem: RateProblem | null
  today: Day
  isReadOnly: boolean
  edit: RateEditing
}) {
  const t = useT('staff-golf')
  const { draft } = row
  const isOld = isOvertaken(row)
  const disabled = isReadOnly || row.isRemoved
  const shared = (name: string, wrong?: RateProblem) => ({
    'aria-label': t(`field.${name}` as 'field.price'),
    error: wrong !== undefined && problem === wrong,
    disabled,
  })
  const validity = validityOn(draft, today)
  const digits = typedNumber(draft.price)
  return (
    <tr className={clsx(row.isChanged && styles.changed, (problem !== null || isOld) && styles.wrong)}>
      <td data-label={t('field.number_hole')}>
        <SelectField
          {...shared('number_hole')}
          w={76}
          value={draft.number_hole}
          onChange={({ currentTarget: { value } }) => {
            const number_hole = holesSold.find((one) => String(one) === value)
            if (number_hole) edit.change(row, { number_hole })
          }}
        >
          {holesSold.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </td>
      <td data-label={t('field.customer_type')}>
        <SelectField
          {...shared('customer_type')}
          w={176}
          value={draft.customer_type}
          onChange={({ currentTarget: { value } }) => {
            const customer_type = customerTypes.find((one) => one === value)
            if (customer_type) edit.change(row, { customer_type })
          }}
        >
          {customerTypes.map((one) => (
            <option key={one} value={one}>
              {t(`customer.${one}`)}
            </option>
          ))}
        </SelectField>
      </td>
      {(['time_from', 'time_to'] as const).map((name) => (
        <td key={name} data-label={t(`field.${name}`)}>
          <ClockInput
            {...shared(name, 'time')}
            value={draft[name]}
            onValue={(value) => edit.change(row, { [name]: value })}
          />
        </td>
      ))}
      <td data-label={t('field.price')}>
        <Field
          {...shared('price', 'price')}
          inputMode="numeric"
          w={120}
          className={styles.price}
          value={draft.price}
          onChange={(event) => edit.change(row, { price: event.currentTarget.value })}
          onBlur={() =>
            digits !== null &&
            !Number.isNaN(digits) &&
            row.isChanged &&
            edit.change(row, { price: formatMoney(digits).slice(0, -1) })
          }
        />
      </td>
      {(['valid_from', 'valid_to'] as const).map((name) => (
        <td key={name} data-label={t(`field.${name}`)}>
          <DayInput
            {...shared(name, 'validity')}
            value={draft[name]}
            onValue={(value) => edit.change(row, { [name]: value })}
          />
        </td>
      ))}
      <td>
        <span className={styles.badges}>
          {row.isRemoved && <StatusBadge tone="bad">{t('rates.removed')}</StatusBadge>}
          {!row.isRemoved && validity !== 'now' && (
            <StatusBadge tone={validity === 'later' ? 'waiting' : 'quiet'}>
              {t(`rates.${validity}`)}
            </StatusBadge>
          )}
          {problem && <span className={styles.problem}>{t(`rates.problem.${problem}`)}</span>}
          {isOld && row.rate && (
            <>
              <span className={styles.problem}>
                {t('rates.overtaken', { price: formatMoney(row.rate.price) })}
              </span>
              <Button look="quiet" size="small" onClick={() => edit.drop(row)}>
                {t('rates.takeTheirs')}
              </Button>
              <Button look="quiet" size="small" onClick={() => edit.keepMine(row)}>
                {t('rates.keepMine')}
              </Button>
            </>
          )}
        </span>
        <span className={styles.acts}>
          {!isReadOnly && row.isChanged && row.rate && !isOld && (
            <IconButton icon="refresh" size={18} label={t('rates.undo')} onClick={() => edit.drop(row)} />
          )}
          {!isReadOnly && !row.isChanged && validity === 'now' && (
            <IconButton
              icon="calendar-add"
              size={18}
              label={t('rates.split')}
              onClick={() => edit.splitAt(row, addDays(today, 1))}
            />
          )}
          {!disabled && (
            <IconButton icon="trash" size={18} label={t('rates.remove')} onClick={() => edit.remove(row)} />
          )}
        </span>
      </td>
    </tr>
  )
}
