import { useQueryClient } from '@tanstack/react-query'
import { dayOf, formatClock, instantAt } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import styles from '../../forms/golf.module.css'
import { LanguageFields } from '../../forms/language-fields.tsx'
import { OutdatedNote } from '../../forms/outdated-note.tsx'
import { SaveLine } from '../../forms/save-line.tsx'
import { ClockInput, DayInput } from '../../forms/typed-input.tsx'
import { isNumberIn, typedNumber } from '../../forms/typed-number.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useSave } from '../../forms/use-save.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Checkbox, Field } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import { serverNow } from '../../live/server-clock.ts'
import type { StaffCategory } from './offers-page.tsx'

const dayMs = 24 * 60 * 60 * 1000
const mostPosition = 9_999

function draftOf(category: StaffCategory | null) {
  const now = serverNow()
  return {
    name: category?.name ?? { vi: '', en: '', kr: '', jp: '' },
    position: String(category?.position ?? 10),
    is_flash_sale: category?.is_flash_sale ?? false,
    ...momentFields('starts', category?.starts_at ?? now),
    ...momentFields('ends', category?.ends_at ?? now + dayMs),
  }
}

/** An instant as the two fields it is typed in, by the Vietnamese clock. */
function momentFields<Name extends string>(name: Name, at: number) {
  const fields = { [`${name}_day`]: dayOf(at), [`${name}_clock`]: formatClock(at) }
  return fields as Record<`${Name}_day` | `${Name}_clock`, string>
}

/** A category or flash sale: its name, its place on home, and when it runs; ended with one press. */
export function CategoryForm({
  category,
  onSaved,
}: {
  category: StaffCategory | null
  onSaved?: (id: number) => void
}) {
  const t = useT('staff-golf')
  const language = useLanguage()
  const client = useQueryClient()
  const { draft, version, isTouched, isOutdated, change, reset, saved } = useDraft(
    category?.version ?? 0,
    () => draftOf(category),
  )
  const saving = useSave('POST /api/staff/offer-categories')
  const ending = useSave('POST /api/staff/offer-categories/:id/end')
  const [isChecked, setChecked] = useState(false)
  const starts = instantOf(draft.starts_day, draft.starts_clock)
  const ends = instantOf(draft.ends_day, draft.ends_clock)
  const isNamed = draft.name.vi.trim() !== ''
  const isPlaced = isNumberIn(draft.position, 0, mostPosition)
  const isOrder = starts !== null && ends !== null && starts < ends

  async function save(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (!isNamed || !isPlaced || starts === null || ends === null || starts >= ends) return
    const done = await saving.save({
      ...(category ? { id: category.id, version } : {}),
      ...{ name: draft.name, position: typedNumber(draft.position) ?? 0, is_flash_sale: draft.is_flash_sale },
      ...{ starts_at: starts, ends_at: ends },
    })
    if (done) {
      saved(done.version)
      showToast('success', t('offers.saved'))
    }
    await client.invalidateQueries({ queryKey: ['staff'] })
    if (done) onSaved?.(done.id)
  }

  async function end() {
    if (!category) return
    const isSure = await confirm({
      message: t('offers.endQuestion'),
      confirm: t('offers.end'),
      cancel: t('keep'),
      danger: true,
    })
    if (!isSure) return
    if (await ending.save({ id: category.id, version: category.version }))
      showToast('success', t('offers.endedNow'))
    await client.invalidateQueries({ queryKey: ['staff'] })
  }

  return (
    <form className={styles.panel} onSubmit={save} noValidate>
      {isOutdated && <OutdatedNote onShow={reset} />}
      <h2 className={styles.heading}>
        {category ? category.name[language] || category.name.vi : t('offers.addCategory')}
      </h2>
      <fieldset className={styles.form} disabled={!saving.isPermitted}>
        <LanguageFields
          legend={t('field.name')}
          texts={draft.name}
          error={isChecked && !isNamed ? t('courses.problem.missing') : undefined}
          onChange={(name) => change({ name })}
        />
        <Checkbox
          checked={draft.is_flash_sale}
          onChange={(event) => change({ is_flash_sale: event.currentTarget.checked })}
        >
          {t('field.is_flash_sale')}
        </Checkbox>
        <div className={styles.fields}>
          {(['starts', 'ends'] as const).map((name) => (
            <div key={name} className={styles.bar}>
              <DayInput
                label={t(`field.${name}_at`)}
                value={draft[`${name}_day`]}
                aria-invalid={isChecked && !isOrder}
                onValue={(value) => change({ [`${name}_day`]: value })}
              />
              <ClockInput
                aria-label={`${t(`field.${name}_at`)} (HH:mm)`}
                value={draft[`${name}_clock`]}
                aria-invalid={isChecked && !isOrder}
                onValue={(value) => change({ [`${name}_clock`]: value })}
              />
            </div>
          ))}
          <Field
            label={t('field.position')}
            inputMode="numeric"
            {...(isChecked && !isPlaced ? { error: t('courses.problem.number') } : {})}
            value={draft.position}
            onChange={(event) => change({ position: event.currentTarget.value })}
          />
        </div>
      </fieldset>
      <SaveLine
        isPermitted={saving.isPermitted}
        problem={isChecked && !isOrder ? t('wrongOrder') : saving.problem || ending.problem}
        busy={saving.busy}
        isTouched={isTouched}
        onDiscard={reset}
        label={category ? undefined : t('offers.addCategory')}
      >
        {category && category.ends_at > serverNow() && (
          <Button look="danger" size="small" busy={ending.busy} onClick={end}>
            {t('offers.end')}
          </Button>
        )}
      </SaveLine>
    </form>
  )
}

function instantOf(day: string, clock: string): number | null {
  return day === '' || clock === '' ? null : instantAt(day, clock)
}
