import { type CustomerType, type DayKind, dayKinds } from '@teeviet/contract/rules/money/rates'
import { useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { useRead } from '../../session/use-read.ts'
import { RatesTable } from './rates-table.tsx'

type RatesByKindProps = {
  /** Of the operator's staff, or of the club. */
  of: 'staff' | 'club'
  facility: number
  kind: DayKind
  customer: CustomerType | undefined
  onChange: (change: { kind?: DayKind; customer?: CustomerType | undefined }) => void
}

/** The rates of a course by kind of day, edited as one table and saved together. */
export function RatesByKind({ of, facility, kind, customer, onChange }: RatesByKindProps) {
  const t = useT('staff-golf')
  const query = useRead(`GET /api/${of}/rates`, { facility_id: facility })
  return (
    <Loaded query={query} lines={10}>
      {(rates) => (
        <Tabs
          label={t('field.day_kind')}
          tabs={dayKinds.map((name) => ({ name, label: t(`kind.${name}`) }))}
          chosen={kind}
          onChoose={(chosen) => onChange({ kind: chosen })}
        >
          <RatesTable
            key={facility}
            call={`POST /api/${of}/rates`}
            facility={facility}
            rates={rates}
            kind={kind}
            customer={customer}
            onCustomer={(chosen) => onChange({ customer: chosen })}
          />
        </Tabs>
      )}
    </Loaded>
  )
}
