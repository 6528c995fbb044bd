import styles from '../../forms/golf.module.css'
import { PictureField } from '../../forms/picture-field.tsx'
import { Problem } from '../../frame/problem.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Field } from '../../kit/field.tsx'
import { type CourseDraft, newPath } from './course-draft.ts'

type Path = CourseDraft['paths'][number]

/** The nines and layouts of a course in their order: name, holes, par, length and the map of their holes. */
export function CoursePaths({
  paths,
  error,
  onChange,
}: {
  paths: readonly Path[]
  error: string | undefined
  onChange: (paths: Path[]) => void
}) {
  const t = useT('staff-golf')
  const set = (place: number, changed: Partial<Path>) =>
    onChange(paths.map((path, at) => (at === place ? { ...path, ...changed } : path)))
  return (
    <fieldset className={styles.fields}>
      <legend>{t('field.paths')}</legend>
      {paths.map((path, place) => (
        <div key={place} className={`${styles.bar} ${styles.top}`}>
          {(['name', 'holes', 'par', 'length_yards'] as const).map((name) => (
            <Field
              key={name}
              label={t(name === 'name' ? 'courses.pathName' : `field.${name}`)}
              {...(name === 'name' ? {} : { w: 72 })}
              inputMode={name === 'name' ? 'text' : 'numeric'}
              error={error !== undefined}
              value={path[name]}
              onChange={(event) => set(place, { [name]: event.currentTarget.value })}
            />
          ))}
          <IconButton
            icon="trash"
            size={18}
            label={t('courses.removePath', { name: path.name })}
            onClick={() => onChange(paths.filter((_, at) => at !== place))}
          />
          <PictureField label={t('courses.map')} url={path.map} onChange={(map) => set(place, { map })} />
          {path.map !== '' && (
            <Button look="quiet" size="small" onClick={() => set(place, { map: '' })}>
              {t('courses.removeMap')}
            </Button>
          )}
        </div>
      ))}
      <div className={styles.wide}>
        <Button look="second" size="small" icon="plus" onClick={() => onChange([...paths, newPath])}>
          {t('courses.addPath')}
        </Button>
        <Problem>{error}</Problem>
      </div>
    </fieldset>
  )
}
