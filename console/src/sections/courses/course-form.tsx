import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { facilities, subRegions } from '@teeviet/contract/rules/course-choices'
import { PictureField } from '../../forms/files/picture-field.tsx'
import { Form } from '../../forms/form.tsx'
import { LanguageFields } from '../../forms/language-fields.tsx'
import { regions } from '../../forms/regions.ts'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { none, optionsOf } from '../../kit/options.ts'
import styles from '../../theme/layout.module.css'
import { ContactFields } from './contact-fields.tsx'
import {
  type CourseDraft,
  draftOfCourse,
  problemsOfCourse,
  type StaffCourse,
  settingsOfCourse,
  type TextField,
} from './course-draft.ts'
import { CoursePaths, CoursePictures } from './course-parts.tsx'

const place = ['province', 'address', 'phone', 'website', 'latitude', 'longitude'] as const
const figures = ['holes', 'par', 'length_yards', 'designed_by', 'opened'] as const
const numbers: readonly TextField[] = [
  ...([
    'latitude',
    'longitude',
    'holes',
    'par',
    'length_yards',
    'opened',
    'featured_rank',
    'change_hours',
  ] as const),
]

type CourseFormProps = { course: StaffCourse | null; onAdded?: (id: number) => void }

/** All data of a course in one form; errors are shown at their fields, and typed values stay. */
export function CourseForm({ course, onAdded }: CourseFormProps) {
  const t = useT('staff-golf')
  const words = useT('staff')
  const form = useDraft(() => draftOfCourse(course), { version: course?.version, check })
  const field = form.getInputProps

  function check(draft: CourseDraft) {
    const problems = Object.entries(problemsOfCourse(draft))
    return Object.fromEntries(problems.map(([name, what]) => [name, t(`courses.problem.${what}`)]))
  }

  async function save(draft: CourseDraft) {
    const settings = settingsOfCourse(draft)
    const done = (saved: StaffCourse) => t('courses.saved', { name: saved.settings.title })
    if (course) {
      const which = { id: course.id, version: form.version }
      return form.send('POST /api/staff/courses/:id', { ...which, settings }, done)
    }
    const added = await form.send('POST /api/staff/courses', { settings }, done)
    if (added) onAdded?.(added.id)
  }

  const text = (name: TextField) => (
    <TextInput
      key={name}
      label={t(`field.${name}`)}
      inputMode={numbers.includes(name) ? 'decimal' : name === 'phone' ? 'tel' : 'text'}
      {...field(name)}
    />
  )
  const tick = (name: 'is_open' | 'is_instant') => (
    <Checkbox label={t(`field.${name}`)} {...field(name, { type: 'checkbox' })} />
  )
  const regionOf = (one: (typeof subRegions)[number]) =>
    one === 'nha-trang' ? 'Nha Trang' : words(`filter.${one}`)

  return (
    <Form
      form={form}
      call={course ? 'POST /api/staff/courses/:id' : 'POST /api/staff/courses'}
      label={course ? undefined : t('courses.add')}
      onSend={save}
    >
      <div className={styles.fields}>
        {text('title')}
        {text('title_en')}
      </div>
      <LanguageFields legend={t('field.description')} rows={4} {...field('description')} />
      <fieldset className={styles.fields}>
        <legend>{t('courses.group.booking')}</legend>
        {tick('is_open')}
        {tick('is_instant')}
        {text('featured_rank')}
        <TextInput
          label={t('field.change_hours')}
          description={t('courses.changeHoursHint')}
          inputMode="numeric"
          {...field('change_hours')}
        />
      </fieldset>
      <fieldset className={styles.fields}>
        <legend>{t('courses.group.place')}</legend>
        <NativeSelect
          label={t('field.region')}
          data={optionsOf(regions, regionOf)}
          value={form.values.region}
          onChange={({ currentTarget: { value } }) => {
            const region = regions.find((one) => one === value)
            if (region) form.setValues({ region, sub_region: region })
          }}
        />
        <NativeSelect
          label={t('field.sub_region')}
          data={optionsOf(subRegions, regionOf)}
          {...field('sub_region')}
        />
        {place.map(text)}
      </fieldset>
      <ContactFields form={form} />
      <fieldset className={styles.fields}>
        <legend>{t('courses.group.figures')}</legend>
        {figures.map(text)}
        <NativeSelect
          label={t('field.has_lights')}
          data={[none(t('unknown')), ...optionsOf(['yes', 'no'] as const, t)]}
          {...field('has_lights')}
        />
      </fieldset>
      <Checkbox.Group label={t('field.facilities')} {...field('facilities')}>
        {facilities.map((one) => (
          <Checkbox key={one} value={one} label={t(`facility.${one}`)} />
        ))}
      </Checkbox.Group>
      <LanguageFields legend={t('field.dress_code')} rows={2} maxLength={600} {...field('dress_code')} />
      <CoursePaths form={form} />
      <PictureField label={t('field.logo')} {...field('logo')} />
      {form.values.logo !== '' && (
        <p>
          <Button look="quiet" onClick={() => form.setFieldValue('logo', '')}>
            {t('courses.removeLogo')}
          </Button>
        </p>
      )}
      <CoursePictures {...field('pictures')} />
    </Form>
  )
}
