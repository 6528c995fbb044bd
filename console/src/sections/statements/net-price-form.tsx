import { Checkbox, NativeSelect, NumberInput } from '@mantine/core'
import { type NetPriceCustomers, netPriceCustomers } from '@teeviet/contract/rules/money/net-prices'
import { type DayKind, dayKinds, holesSold } from '@teeviet/contract/rules/money/rates'
import type { Day } from '@teeviet/contract/rules/time/dates'
import { Form } from '../../forms/form.tsx'
import { endOfHours } from '../../forms/read-typed.ts'
import { ClockInput, DayInput } from '../../forms/typed-input.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { none, optionsOf } from '../../kit/options.ts'
import { areHours, inForceWithout, type NetPrice, overlapsAny } from './net-prices-file.ts'

type Typed = {
  starts_on: Day
  kind: DayKind
  holes: string
  customers: NetPriceCustomers | ''
  time_from: string
  time_to: string
  price: number | string
  /** No price from that day on: what holds without it again. */
  isEnded: boolean
}

/** Sets a net price. Day, kind of day, holes, customers and hours stay for the next one: a contract names several. */
export function NetPriceForm({
  course,
  prices,
  firstDay,
}: {
  course: number
  prices: readonly NetPrice[]
  firstDay: Day
}) {
  const t = useT('staff-statement')
  const golf = useT('staff-golf')
  const form = useDraft<Typed>(
    () => ({
      starts_on: firstDay,
      kind: 'weekday',
      holes: '18',
      customers: '',
      time_from: '',
      time_to: '',
      price: '',
      isEnded: false,
    }),
    {
      check: (typed) => ({
        ...missingOf(typed, typed.isEnded ? ['starts_on'] : ['starts_on', 'price']),
        ...problemOfHours(keyOfTyped(typed)),
      }),
    },
  )
  function problemOfHours(key: ReturnType<typeof keyOfTyped>) {
    if (!areHours(key)) return { time_to: t('net.file.hours') }
    return overlapsAny(key, prices) ? { time_from: t('net.file.overlaps') } : {}
  }
  async function set({ price, isEnded, ...typed }: Typed) {
    const done = await form.send(
      'POST /api/staff/club_net_prices',
      { facility_id: course, ...keyOfTyped(typed), price: isEnded ? undefined : Number(price) },
      t('net.saved'),
    )
    if (done) form.setFieldValue('price', '')
    return done
  }
  return (
    <Form inline form={form} label={t('net.set')} onSend={set}>
      <NativeSelect
        label={golf('field.day_kind')}
        data={optionsOf(dayKinds, (kind) => golf(`kind.${kind}`))}
        {...form.getInputProps('kind')}
      />
      <NativeSelect
        label={golf('field.number_hole')}
        data={optionsOf(holesSold)}
        {...form.getInputProps('holes')}
      />
      <NativeSelect
        label={golf('field.customer_type')}
        data={[
          none(t('net.allCustomers')),
          ...optionsOf(netPriceCustomers, (type) => golf(`customer.${type}`)),
        ]}
        {...form.getInputProps('customers')}
      />
      <ClockInput w={168} label={golf('field.time_start')} {...form.getInputProps('time_from')} />
      <ClockInput w={168} label={golf('field.time_end')} {...form.getInputProps('time_to')} />
      <NumberInput
        w={176}
        label={t('net.price')}
        min={0}
        max={1_000_000_000}
        step={10_000}
        allowDecimal={false}
        thousandSeparator="."
        decimalSeparator=","
        disabled={form.values.isEnded}
        {...form.getInputProps('price')}
      />
      <Checkbox
        label={t(`net.to.${inForceWithout(keyOfTyped(form.values))}`)}
        {...form.getInputProps('isEnded', { type: 'checkbox' })}
      />
      <DayInput label={t('share.startsOn')} {...form.getInputProps('starts_on')} />
    </Form>
  )
}

const keyOfTyped = ({
  starts_on,
  kind,
  holes,
  customers,
  time_from,
  time_to,
}: Omit<Typed, 'price' | 'isEnded'>) => ({
  starts_on,
  day_kind: kind,
  number_hole: holesSold.find((one) => String(one) === holes) ?? 18,
  customer_type: customers,
  time_from,
  time_to: endOfHours(time_to),
})
