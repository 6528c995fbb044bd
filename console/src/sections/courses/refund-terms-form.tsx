import { useQueryClient } from '@tanstack/react-query'
import { refundKinds } from '@teeviet/contract/rules/course-choices'
import { usualPenaltyPercents } from '@teeviet/contract/rules/limits'
import { type FormEvent, useState } from 'react'
import styles from '../../forms/golf.module.css'
import { LanguageFields } from '../../forms/language-fields.tsx'
import { OutdatedNote } from '../../forms/outdated-note.tsx'
import { SaveLine } from '../../forms/save-line.tsx'
import { isNumberIn, typedNumber } from '../../forms/typed-number.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useSave } from '../../forms/use-save.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Field, SelectField } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import type { StaffCourse } from './course-draft.ts'

type Term = StaffCourse['refund_terms'][number]
type Draft = Omit<Term, 'deadline_hours' | 'penalty_percent'> & {
  deadline_hours: string
  penalty_percent: string
}

const noTexts = { vi: '', en: '', kr: '', jp: '' }
const mostHours = 24 * 90

/** Until when a paid booking is cancelled free of charge and what it costs afterwards, by kind of day. */
export function RefundTermsForm({ course }: { course: StaffCourse }) {
  const t = useT('staff-golf')
  const client = useQueryClient()
  const { isPermitted, busy, problem, save } = useSave('POST /api/staff/courses/:id/refund-terms')
  const { draft, version, isTouched, isOutdated, change, reset, saved } = useDraft(course.version, () => ({
    terms: course.refund_terms.map(
      (term): Draft => ({
        ...term,
        deadline_hours: String(term.deadline_hours),
        penalty_percent: String(term.penalty_percent),
      }),
    ),
  }))
  const [isChecked, setChecked] = useState(false)
  const { terms } = draft
  const free = refundKinds.filter((kind) => !terms.some((term) => term.applies_to === kind))
  const isWrong = !terms.every(isTerm)
  const put = (changed: Draft[]) => change({ terms: changed })
  const set = (place: number, changed: Partial<Draft>) =>
    put(terms.map((term, at) => (at === place ? { ...term, ...changed } : term)))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isWrong) return
    const refund_terms = terms.map((term) => ({
      ...term,
      deadline_hours: typedNumber(term.deadline_hours) ?? 0,
      penalty_percent: typedNumber(term.penalty_percent) ?? 0,
      condition: { ...noTexts, ...term.condition },
      time_text: { ...noTexts, ...term.time_text },
    }))
    const done = await save({ id: course.id, version, refund_terms })
    if (done) {
      saved(done.version)
      showToast('success', t('refund.saved'))
    }
    await client.invalidateQueries({ queryKey: ['staff'] })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isOutdated && <OutdatedNote onShow={reset} />}
      <p className={styles.muted}>{t('refund.note')}</p>
      {terms.length === 0 && <p className={styles.empty}>{t('refund.empty')}</p>}
      {terms.map((term, place) => (
        <fieldset key={term.applies_to} className={styles.panel} disabled={!isPermitted}>
          <h3 className={styles.heading}>{t(`refund.${term.applies_to}`)}</h3>
          <div className={styles.fields}>
            <Field
              label={t('refund.deadline')}
              inputMode="numeric"
              {...(isChecked && !isNumberIn(term.deadline_hours, 0, mostHours)
                ? { error: t('courses.problem.number') }
                : {})}
              value={term.deadline_hours}
              onChange={(event) => set(place, { deadline_hours: event.currentTarget.value })}
            />
            <SelectField
              label={t('refund.penalty')}
              value={term.penalty_percent}
              onChange={(event) => set(place, { penalty_percent: event.currentTarget.value })}
            >
              {[...new Set([0, ...usualPenaltyPercents, Number(term.penalty_percent)])]
                .toSorted((one, other) => one - other)
                .map((percent) => (
                  <option key={percent} value={percent}>
                    {percent} %
                  </option>
                ))}
            </SelectField>
          </div>
          <LanguageFields
            legend={t('refund.condition')}
            texts={{ ...noTexts, ...term.condition }}
            rows={3}
            error={
              isChecked && (term.condition.vi ?? '').trim() === '' ? t('courses.problem.missing') : undefined
            }
            onChange={(condition) => set(place, { condition })}
          />
          <LanguageFields
            legend={t('refund.time')}
            texts={{ ...noTexts, ...term.time_text }}
            onChange={(time_text) => set(place, { time_text })}
          />
          <div>
            <Button look="quiet" size="small" onClick={() => put(terms.filter((_, at) => at !== place))}>
              {t('refund.remove')}
            </Button>
          </div>
        </fieldset>
      ))}
      {isPermitted && free[0] && (
        <SelectField
          label={t('refund.add')}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const applies_to = free.find((kind) => kind === value)
            if (applies_to)
              put([
                ...terms,
                {
                  applies_to,
                  deadline_hours: '48',
                  penalty_percent: '50',
                  condition: noTexts,
                  time_text: noTexts,
                },
              ])
          }}
        >
          <option value="">…</option>
          {free.map((kind) => (
            <option key={kind} value={kind}>
              {t(`refund.${kind}`)}
            </option>
          ))}
        </SelectField>
      )}
      <SaveLine
        isPermitted={isPermitted}
        problem={problem}
        busy={busy}
        isTouched={isTouched}
        onDiscard={reset}
      />
    </form>
  )
}

function isTerm({ deadline_hours, penalty_percent, condition }: Draft): boolean {
  const isText = (condition.vi ?? '').trim() !== ''
  return isText && isNumberIn(deadline_hours, 0, mostHours) && isNumberIn(penalty_percent, 0, 200)
}
