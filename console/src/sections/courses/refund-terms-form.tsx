import { NativeSelect, TextInput } from '@mantine/core'
import { refundKinds } from '@teeviet/contract/rules/course-choices'
import { usualPenaltyPercents } from '@teeviet/contract/rules/limits'
import { Form } from '../../forms/form.tsx'
import { LanguageFields, noWords } from '../../forms/language-fields.tsx'
import { isNumberIn, typedNumber } from '../../forms/typed-number.ts'
import { type Problems, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { optionsOf } from '../../kit/options.ts'
import styles from '../../theme/layout.module.css'
import type { StaffCourse } from './course-draft.ts'

const call = 'POST /api/staff/courses/:id/refund-terms'
const mostHours = 24 * 90

const draftOf = (course: StaffCourse) => ({
  no_show_kept_percent: String(course.no_show_kept_percent),
  terms: course.refund_terms.map(({ deadline_hours, penalty_percent, condition, time_text, ...term }) => ({
    ...term,
    deadline_hours: String(deadline_hours),
    penalty_percent: String(penalty_percent),
    condition: { ...noWords, ...condition },
    time_text: { ...noWords, ...time_text },
  })),
})

/** Until when a paid booking is cancelled free of charge and what it costs afterwards, by kind of day. */
export function RefundTermsForm({ course }: { course: StaffCourse }) {
  const t = useT('staff-golf')
  const form = useDraft(() => draftOf(course), { version: course.version, check })
  const { terms } = form.values
  const free = refundKinds.filter((kind) => !terms.some((term) => term.applies_to === kind))
  const newTerm = { deadline_hours: '48', penalty_percent: '50', condition: noWords, time_text: noWords }
  const percents = (chosen: string) =>
    [...new Set([0, ...usualPenaltyPercents, Number(chosen)])].toSorted((one, other) => one - other)

  function check({ terms: typed, no_show_kept_percent }: ReturnType<typeof draftOf>): Problems {
    const problems = typed.flatMap(({ deadline_hours, condition }, at) => [
      [
        `terms.${at}.deadline_hours`,
        isNumberIn(deadline_hours, 0, mostHours) ? undefined : t('courses.problem.number'),
      ],
      [`terms.${at}.condition`, condition.vi.trim() === '' ? t('courses.problem.missing') : undefined],
    ])
    const ofNoShow = isNumberIn(no_show_kept_percent, 0, 100) ? undefined : t('courses.problem.number')
    return { ...Object.fromEntries(problems), no_show_kept_percent: ofNoShow }
  }

  function save() {
    const refund_terms = terms.map((term) => ({
      ...term,
      deadline_hours: typedNumber(term.deadline_hours) ?? 0,
      penalty_percent: typedNumber(term.penalty_percent) ?? 0,
    }))
    const no_show_kept_percent = typedNumber(form.values.no_show_kept_percent) ?? 100
    const fields = { id: course.id, version: form.version, refund_terms, no_show_kept_percent }
    return form.send(call, fields, t('refund.saved'))
  }

  return (
    <Form form={form} call={call} onSend={save}>
      <p className={styles.muted}>{t('refund.note')}</p>
      <TextInput
        label={t('field.no_show_kept_percent')}
        inputMode="numeric"
        {...form.getInputProps('no_show_kept_percent')}
      />
      {terms.length === 0 && <p className={styles.empty}>{t('refund.empty')}</p>}
      {terms.map(({ applies_to, penalty_percent }, at) => {
        const field = (name: string) => form.getInputProps(`terms.${at}.${name}`)
        return (
          <fieldset key={applies_to} className={styles.panel}>
            <h3>{t(`refund.${applies_to}`)}</h3>
            <div className={styles.fields}>
              <TextInput label={t('refund.deadline')} inputMode="numeric" {...field('deadline_hours')} />
              <NativeSelect
                label={t('refund.penalty')}
                data={optionsOf(percents(penalty_percent), (percent) => `${percent} %`)}
                {...field('penalty_percent')}
              />
            </div>
            <LanguageFields legend={t('refund.condition')} rows={3} {...field('condition')} />
            <LanguageFields legend={t('refund.time')} {...field('time_text')} />
            <div>
              <Button call={call} look="quiet" onClick={() => form.removeListItem('terms', at)}>
                {t('refund.remove')}
              </Button>
            </div>
          </fieldset>
        )
      })}
      {free.length > 0 && (
        <NativeSelect
          label={t('refund.add')}
          data={[{ value: '', label: '…' }, ...optionsOf(free, (kind) => t(`refund.${kind}`))]}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const applies_to = free.find((kind) => kind === value)
            if (applies_to) form.insertListItem('terms', { applies_to, ...newTerm })
          }}
        />
      )}
    </Form>
  )
}
