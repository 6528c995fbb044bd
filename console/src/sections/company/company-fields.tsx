import { Autocomplete, Checkbox, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import { formatTaxCode } from '@teeviet/contract/rules/money/tax-code'
import type { DataOf } from '../../api/call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { useRead } from '../../session/use-read.ts'

export type Company = DataOf<'GET /api/staff/companies'>[number]

type CompanyFieldsProps = { company: Company | null; onChange: (company: Company | null) => void }

const empty: Company = { name: '', tax_code: '', address: '', email: '' }

/** The company that a booking is for, if any; those of earlier bookings are suggested by name or tax code. */
export function CompanyFields({ company, onChange }: CompanyFieldsProps) {
  const t = useT('staff-new-booking')
  return (
    <>
      <Checkbox
        label={t('forCompany')}
        checked={company !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? empty : null)}
      />
      {company && <Fields company={company} onChange={onChange} />}
    </>
  )
}

function Fields({ company, onChange }: { company: Company; onChange: (company: Company) => void }) {
  const t = useT('staff-new-booking')
  const [q] = useDebouncedValue(company.name, searchDebounceMs)
  const { data: known = [] } = useRead(
    'GET /api/staff/companies',
    { q },
    { placeholderData: (before) => before },
  )
  const labels = new Map(known.map((one) => [`${one.name} · ${formatTaxCode(one.tax_code)}`, one]))
  return (
    <>
      <Autocomplete
        label={t('company')}
        maxLength={200}
        data={[...labels.keys()]}
        filter={({ options }) => options}
        value={company.name}
        onChange={(value) => onChange(labels.get(value) ?? { ...company, name: value })}
      />
      <TextInput
        label={t('taxCode')}
        inputMode="numeric"
        maxLength={20}
        value={company.tax_code}
        onChange={(event) => onChange({ ...company, tax_code: event.currentTarget.value })}
      />
      <TextInput
        label={t('address')}
        maxLength={300}
        value={company.address}
        onChange={(event) => onChange({ ...company, address: event.currentTarget.value })}
      />
      <TextInput
        label={t('email')}
        type="email"
        maxLength={120}
        value={company.email}
        onChange={(event) => onChange({ ...company, email: event.currentTarget.value })}
      />
    </>
  )
}
