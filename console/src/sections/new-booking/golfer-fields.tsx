import { NativeSelect, TextInput } from '@mantine/core'
import { languageRules, languages } from '@teeviet/contract/rules/languages'
import { useT } from '../../i18n/use-texts.tsx'
import { type BookingDraft, needsNoPhone } from './booking-draft.ts'

type GolferFieldsProps = {
  draft: BookingDraft
  isToday: boolean
  onChange: (part: Partial<BookingDraft>) => void
}

const languageOptions = languages.map((code) => ({ value: code, label: languageRules[code].name }))

/** Who the booking is for: the phone finds the account; name and language are of a new one. */
export function GolferFields({ draft, isToday, onChange }: GolferFieldsProps) {
  const t = useT('staff-new-booking')
  const isWithoutPhone = draft.phone.trim() === '' && needsNoPhone(draft, isToday)
  return (
    <>
      <TextInput
        label={t('phone')}
        description={needsNoPhone(draft, isToday) && t('phoneHint')}
        type="tel"
        autoFocus
        maxLength={32}
        value={draft.phone}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
      />
      <TextInput
        label={t('name')}
        description={t(isWithoutPhone ? 'nameNeeded' : 'nameHint')}
        maxLength={100}
        value={draft.fullname}
        onChange={(event) => onChange({ fullname: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('language')}
        data={languageOptions}
        value={draft.language}
        onChange={(event) => {
          const language = languages.find((one) => one === event.currentTarget.value)
          if (language) onChange({ language })
        }}
      />
    </>
  )
}
