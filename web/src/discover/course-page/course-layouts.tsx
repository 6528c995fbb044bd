import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './course-facts.module.css'
import type { CourseDetail } from './course-facts.tsx'

/** The nines and layouts of a course: name, holes, par and length, and the club's map of the holes, which a tap enlarges. */
export function CourseLayouts({ paths }: { paths: CourseDetail['course_path'] }) {
  const t = useT('course')
  const maps = paths.flatMap(({ path_map }) => path_map || [])
  return (
    <ul className={styles.layouts} data-maps={maps.length > 0 || undefined}>
      {paths.map(({ path_name: name, num_holes: holes, path_par: par, path_length, path_map: map }) => (
        <li key={name}>
          {map !== '' && (
            <button
              type="button"
              className={styles.map}
              aria-haspopup="dialog"
              aria-label={t('layouts.map', { name })}
              onClick={() =>
                openDialog('pictures', {
                  name: t('layouts.title'),
                  pictures: maps,
                  start: maps.indexOf(map),
                })
              }
            >
              <Picture src={map} alt="" />
            </button>
          )}
          <strong>{name}</strong>
          <span>
            {par === null ? t('nineHoles', { holes }) : t('nineFacts', { holes, par })}
            {path_length !== null && ` ·\u00a0${t('facts.yards', { n: path_length })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
