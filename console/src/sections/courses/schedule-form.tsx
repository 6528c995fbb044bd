import { useQueryClient } from '@tanstack/react-query'
import { largestTeeTime, longestTeeInterval, shortestTeeInterval } from '@teeviet/contract/rules/limits'
import { holesSold } from '@teeviet/contract/rules/money/rates'
import clsx from 'clsx'
import { type FormEvent, useState } from 'react'
import styles from '../../forms/golf.module.css'
import { OutdatedNote } from '../../forms/outdated-note.tsx'
import { SaveLine } from '../../forms/save-line.tsx'
import { ClockInput } from '../../forms/typed-input.tsx'
import { isNumberIn, typedNumber } from '../../forms/typed-number.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useSave } from '../../forms/use-save.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Field, SelectField } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import type { StaffCourse } from './course-draft.ts'

type Block = Omit<StaffCourse['schedule'][number], 'interval_minutes' | 'capacity'> & {
  interval_minutes: string
  capacity: string
}

const blank: Block = {
  ...{ first_tee: '06:00', last_tee: '10:00', interval_minutes: '8', number_hole: 18, capacity: '4' },
}

/** When groups start: blocks of the day with their distance, holes and places. The coming days follow it. */
export function ScheduleForm({ course }: { course: StaffCourse }) {
  const t = useT('staff-golf')
  const client = useQueryClient()
  const { isPermitted, busy, problem, save } = useSave('POST /api/staff/courses/:id/schedule')
  const { draft, version, isTouched, isOutdated, change, reset, saved } = useDraft(course.version, () => ({
    blocks: course.schedule.map(
      (block): Block => ({
        ...block,
        interval_minutes: String(block.interval_minutes),
        capacity: String(block.capacity),
      }),
    ),
  }))
  const [isChecked, setChecked] = useState(false)
  const isWrong = !draft.blocks.every(isBlock)
  const put = (blocks: Block[]) => change({ blocks })
  const set = (place: number, changed: Partial<Block>) =>
    put(draft.blocks.map((block, at) => (at === place ? { ...block, ...changed } : block)))

  async function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (isWrong) return
    const schedule = draft.blocks.map((block) => ({
      ...block,
      interval_minutes: typedNumber(block.interval_minutes) ?? 0,
      capacity: typedNumber(block.capacity) ?? 0,
    }))
    const done = await save({ id: course.id, version, schedule })
    if (done) {
      saved(done.course.version)
      showToast('success', t('schedule.saved', { added: done.added, removed: done.removed }))
    }
    await client.invalidateQueries({ queryKey: ['staff'] })
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isOutdated && <OutdatedNote onShow={reset} />}
      <p className={styles.muted}>{t('schedule.note')}</p>
      {draft.blocks.length === 0 && <p className={styles.empty}>{t('schedule.empty')}</p>}
      <fieldset className={styles.form} disabled={!isPermitted}>
        {draft.blocks.map((block, place) => (
          <div key={place} className={clsx(styles.bar, styles.block)}>
            {(['first_tee', 'last_tee'] as const).map((name) => (
              <ClockInput
                key={name}
                label={t(`schedule.${name}`)}
                aria-invalid={isChecked && !isBlock(block)}
                value={block[name]}
                onValue={(value) => set(place, { [name]: value })}
              />
            ))}
            {(['interval_minutes', 'capacity'] as const).map((name) => (
              <Field
                key={name}
                label={t(`schedule.${name}`)}
                inputMode="numeric"
                w={72}
                error={isChecked && !isBlock(block)}
                value={block[name]}
                onChange={(event) => set(place, { [name]: event.currentTarget.value })}
              />
            ))}
            <SelectField
              label={t('field.number_hole')}
              value={block.number_hole}
              onChange={({ currentTarget: { value } }) =>
                set(place, { number_hole: holesSold.find((one) => String(one) === value) ?? 18 })
              }
            >
              {holesSold.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </SelectField>
            <IconButton
              icon="trash"
              size={18}
              label={t('schedule.remove', { n: place + 1 })}
              onClick={() => put(draft.blocks.filter((_, at) => at !== place))}
            />
          </div>
        ))}
        <div>
          <Button look="second" size="small" icon="plus" onClick={() => put([...draft.blocks, blank])}>
            {t('schedule.add')}
          </Button>
        </div>
      </fieldset>
      <SaveLine
        isPermitted={isPermitted}
        problem={
          isChecked && isWrong
            ? t('schedule.problem', {
                shortest: shortestTeeInterval,
                longest: longestTeeInterval,
                most: largestTeeTime,
              })
            : problem
        }
        busy={busy}
        isTouched={isTouched}
        onDiscard={reset}
      />
    </form>
  )
}

function isBlock({ first_tee, last_tee, interval_minutes, capacity }: Block): boolean {
  const isOrder = first_tee !== '' && last_tee >= first_tee && last_tee !== '24:00'
  return (
    isOrder &&
    isNumberIn(interval_minutes, shortestTeeInterval, longestTeeInterval) &&
    isNumberIn(capacity, 1, largestTeeTime)
  )
}
