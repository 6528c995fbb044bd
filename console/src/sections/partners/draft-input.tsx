import { useT } from '../../i18n/use-texts.tsx'
import { Field, LongField } from '../../kit/field.tsx'
import type { PartProps } from './part-props.ts'
import type { DraftField, PartnerDraft } from './partner-draft.ts'

/** The fields of the form that are plain text. */
type TextField = {
  [Name in DraftField]: PartnerDraft[Name] extends string ? Name : never
}[DraftField]

/** One text of the draft, with what is wrong with it; several lines where it is a list. */
export function DraftInput({
  draft,
  problems,
  onChange,
  name,
  long,
  disabled,
}: PartProps & { name: TextField; long?: boolean; disabled?: boolean }) {
  const t = useT('staff-partners')
  const problem = problems[name]
  const shared = {
    label: t(`field.${name}`),
    ...(problem ? { error: t(`problem.${problem}`) } : {}),
    value: draft[name],
    spellCheck: false,
    autoComplete: 'off',
    disabled,
  }
  const change = (value: string) => onChange({ [name]: value })
  return long ? (
    <LongField {...shared} rows={2} onChange={(event) => change(event.currentTarget.value)} />
  ) : (
    <Field {...shared} onChange={(event) => change(event.currentTarget.value)} />
  )
}
