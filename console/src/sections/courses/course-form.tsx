import { useQueryClient } from '@tanstack/react-query'
import { subRegions } from '@teeviet/contract/rules/course-choices'
import clsx from 'clsx'
import { type FormEvent, useRef, useState } from 'react'
import styles from '../../forms/golf.module.css'
import { LanguageFields } from '../../forms/language-fields.tsx'
import { OutdatedNote } from '../../forms/outdated-note.tsx'
import { SaveLine } from '../../forms/save-line.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useSave } from '../../forms/use-save.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Checkbox, Field, SelectField } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import { regions } from '../queue/queue-search.ts'
import {
  draftOfCourse,
  problemsOfCourse,
  type StaffCourse,
  settingsOfCourse,
  type TextField,
} from './course-draft.ts'
import { CoursePaths } from './course-paths.tsx'
import { CoursePictures } from './course-pictures.tsx'

const place = ['province', 'address', 'phone', 'website', 'latitude', 'longitude'] as const
const figures = ['holes', 'par', 'length_yards', 'designed_by', 'opened'] as const
const numbers: readonly TextField[] = [
  'latitude',
  'longitude',
  'holes',
  'par',
  'length_yards',
  'opened',
  'featured_rank',
]

/** What is longer than a column. */
const long: readonly TextField[] = ['address', 'website', 'designed_by']

/** Everything about a course in one form; what is wrong stands at its field, and what was typed stays. */
export function CourseForm({
  course,
  onAdded,
}: {
  course: StaffCourse | null
  onAdded?: (id: number) => void
}) {
  const t = useT('staff-golf')
  const words = useT('staff')
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const { draft, version, isOutdated, isTouched, change, reset, saved } = useDraft(course?.version ?? 0, () =>
    draftOfCourse(course),
  )
  const adding = useSave('POST /api/staff/courses')
  const saving = useSave('POST /api/staff/courses/:id')
  const { isPermitted } = course ? saving : adding
  const [isChecked, setChecked] = useState(false)
  const problems = isChecked ? problemsOfCourse(draft) : {}

  async function save(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (Object.keys(problemsOfCourse(draft)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const settings = settingsOfCourse(draft)
    const done = course
      ? await saving.save({ id: course.id, version, settings })
      : await adding.save({ settings })
    if (done) {
      saved(done.version)
      showToast('success', t('courses.saved', { name: done.settings.title }))
    }
    await client.invalidateQueries({ queryKey: ['staff'] })
    if (done && !course) onAdded?.(done.id)
  }

  function text(name: TextField) {
    const problem = problems[name]
    return (
      <div key={name} className={long.includes(name) ? styles.long : ''}>
        <Field
          label={t(`field.${name}`)}
          {...(problem ? { error: t(`courses.problem.${problem}`) } : {})}
          value={draft[name]}
          autoComplete="off"
          inputMode={numbers.includes(name) ? 'decimal' : name === 'phone' ? 'tel' : 'text'}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      </div>
    )
  }

  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      {isOutdated && <OutdatedNote onShow={reset} />}
      <fieldset className={styles.form} disabled={!isPermitted}>
        <div className={clsx(styles.fields, styles.roomy)}>
          {text('title')}
          {text('title_en')}
        </div>
        <LanguageFields
          legend={t('field.description')}
          texts={draft.description}
          rows={4}
          onChange={(description) => change({ description })}
        />
        <fieldset className={styles.fields}>
          <legend>{t('courses.group.booking')}</legend>
          <Checkbox
            checked={draft.is_open}
            onChange={(event) => change({ is_open: event.currentTarget.checked })}
          >
            {t('field.is_open')}
          </Checkbox>
          <Checkbox
            checked={draft.is_instant}
            onChange={(event) => change({ is_instant: event.currentTarget.checked })}
          >
            {t('field.is_instant')}
          </Checkbox>
          {text('featured_rank')}
        </fieldset>
        <fieldset className={styles.fields}>
          <legend>{t('courses.group.place')}</legend>
          <SelectField
            label={t('field.region')}
            value={draft.region}
            onChange={({ currentTarget: { value } }) => {
              const region = regions.find((one) => one === value)
              if (region) change({ region, sub_region: region })
            }}
          >
            {regions.map((one) => (
              <option key={one} value={one}>
                {words(`filter.${one}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t('field.sub_region')}
            value={draft.sub_region}
            onChange={({ currentTarget: { value } }) => {
              const sub_region = subRegions.find((one) => one === value)
              if (sub_region) change({ sub_region })
            }}
          >
            {subRegions.map((one) => (
              <option key={one} value={one}>
                {one === 'nha-trang' ? 'Nha Trang' : words(`filter.${one}`)}
              </option>
            ))}
          </SelectField>
          {place.map(text)}
        </fieldset>
        <fieldset className={styles.fields}>
          <legend>{t('courses.group.figures')}</legend>
          {figures.map(text)}
          <SelectField
            label={t('field.has_lights')}
            value={draft.has_lights}
            onChange={({ currentTarget: { value } }) =>
              change({ has_lights: value === 'yes' || value === 'no' ? value : '' })
            }
          >
            <option value="">{t('unknown')}</option>
            <option value="yes">{t('yes')}</option>
            <option value="no">{t('no')}</option>
          </SelectField>
        </fieldset>
        <CoursePaths
          paths={draft.paths}
          error={problems.paths && t('courses.problem.paths')}
          onChange={(paths) => change({ paths })}
        />
        <CoursePictures
          pictures={draft.pictures}
          error={problems.pictures && t('courses.problem.picture')}
          onChange={(pictures) => change({ pictures })}
        />
      </fieldset>
      <SaveLine
        isPermitted={isPermitted}
        problem={adding.problem || saving.problem}
        busy={adding.busy || saving.busy}
        isTouched={isTouched}
        onDiscard={reset}
        label={course ? undefined : t('courses.add')}
      />
    </form>
  )
}
