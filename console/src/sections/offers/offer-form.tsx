import { useQueryClient } from '@tanstack/react-query'
import { holesSold } from '@teeviet/contract/rules/money/rates'
import { dayOf } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useRef, useState } from 'react'
import { CourseChoice } from '../../forms/course-choice.tsx'
import styles from '../../forms/golf.module.css'
import { OutdatedNote } from '../../forms/outdated-note.tsx'
import { ClockInput, DayInput } from '../../forms/typed-input.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useSave } from '../../forms/use-save.ts'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Checkbox, Field, SelectField } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import { serverNow } from '../../live/server-clock.ts'
import { draftOfOffer, problemsOfOffer, requestOfOffer } from './offer-draft.ts'
import type { StaffOffer } from './offers-page.tsx'

const stretch = [
  ['date_start', DayInput],
  ['date_end', DayInput],
  ['time_start', ClockInput],
  ['time_end', ClockInput],
] as const
const figures = ['price', 'price_sale', 'quantity'] as const

/** One offer: course, days, hours, price and how many places; ended by taking it off sale. */
export function OfferForm({
  offer,
  categoryId,
  onSaved,
  onClose,
}: {
  offer: StaffOffer | null
  categoryId: number
  onSaved: (id: number) => void
  onClose: () => void
}) {
  const t = useT('staff-golf')
  const client = useQueryClient()
  const { draft, version, isOutdated, change, reset, saved } = useDraft(offer?.version ?? 0, () =>
    draftOfOffer(offer, dayOf(serverNow())),
  )
  const { isPermitted, busy, problem, save } = useSave('POST /api/staff/offers')
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sold =
    offer && offer.quantity !== null && offer.quantity_left !== null
      ? offer.quantity - offer.quantity_left
      : 0
  const found = problemsOfOffer(draft, sold)
  const problems: Partial<Record<string, string>> = {}
  for (const [name, what] of Object.entries(isChecked ? found : {})) {
    problems[name] = t(`offers.problem.${what}`, { n: sold })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(found).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      return
    }
    const which = { category_id: categoryId, ...(offer ? { id: offer.id, version } : {}) }
    const done = await save(requestOfOffer(draft, which))
    if (done) {
      saved(done.version)
      showToast('success', t('offers.saved'))
    }
    await client.invalidateQueries({ queryKey: ['staff'] })
    if (done) onSaved(done.id)
  }

  return (
    <form ref={form} className={styles.panel} onSubmit={submit} noValidate>
      {isOutdated && <OutdatedNote onShow={reset} />}
      <h2 className={styles.heading}>{offer ? offer.facility_name : t('offers.addOffer')}</h2>
      <fieldset className={styles.form} disabled={!isPermitted}>
        <CourseChoice
          chosen={draft.facility}
          isWrong={problems.facility !== undefined}
          onChoose={(facility) => change({ facility })}
        />
        <Problem>{problems.facility}</Problem>
        <div className={styles.bar}>
          {stretch.map(([name, TypedField]) => (
            <TypedField
              key={name}
              label={t(`field.${name}`)}
              value={draft[name]}
              aria-invalid={problems[name] !== undefined}
              onValue={(value) => change({ [name]: value })}
            />
          ))}
        </div>
        <Problem>{problems.date_end ?? problems.time_end}</Problem>
        <div className={styles.fields}>
          {figures.map((name) => (
            <Field
              key={name}
              label={t(`field.${name}`)}
              inputMode="numeric"
              {...(problems[name] ? { error: problems[name] } : {})}
              {...(name === 'quantity' ? { hint: t('offers.quantityHint') } : {})}
              value={draft[name]}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          ))}
          <SelectField
            label={t('field.number_hole')}
            value={draft.number_hole}
            onChange={({ currentTarget: { value } }) =>
              change({ number_hole: holesSold.find((one) => String(one) === value) ?? 18 })
            }
          >
            {holesSold.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </SelectField>
        </div>
        <Checkbox
          checked={draft.is_active}
          onChange={(event) => change({ is_active: event.currentTarget.checked })}
        >
          {t('field.is_active')}
        </Checkbox>
        <Checkbox
          checked={draft.is_instant}
          onChange={(event) => change({ is_instant: event.currentTarget.checked })}
        >
          {t('field.is_instant')}
        </Checkbox>
      </fieldset>
      <Problem>{problem}</Problem>
      <div className={styles.buttons}>
        {isPermitted && (
          <Button type="submit" size="small" busy={busy}>
            {offer ? t('save') : t('offers.addOffer')}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </form>
  )
}
