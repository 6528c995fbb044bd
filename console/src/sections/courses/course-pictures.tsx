import styles from '../../forms/golf.module.css'
import { PictureField } from '../../forms/picture-field.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { IconButton } from '../../kit/button.tsx'
import { LongField } from '../../kit/field.tsx'
import { picturesOf } from './course-draft.ts'

/** The pictures of a course by their addresses, seen small and moved into their order; the first one leads. */
export function CoursePictures({
  pictures,
  error,
  onChange,
}: {
  pictures: string
  error: string | undefined
  onChange: (pictures: string) => void
}) {
  const t = useT('staff-golf')
  const list = picturesOf({ pictures })
  const put = (changed: readonly string[]) => onChange(changed.join('\n'))
  return (
    <div className={styles.form}>
      <ol className={styles.pictures} aria-label={t('field.pictures')}>
        {list.map((url, place) => (
          <li key={url} className={styles.picture}>
            <img src={url} alt="" loading="lazy" />
            <span>{t('courses.picture', { n: place + 1 })}</span>
            <span className={styles.badges}>
              <IconButton
                icon="up"
                size={18}
                label={t('courses.pictureUp', { n: place + 1 })}
                disabled={place === 0}
                onClick={() => put(list.with(place - 1, url).with(place, list[place - 1] ?? url))}
              />
              <IconButton
                icon="trash"
                size={18}
                label={t('courses.pictureRemove', { n: place + 1 })}
                onClick={() => put(list.filter((other) => other !== url))}
              />
            </span>
          </li>
        ))}
      </ol>
      <PictureField
        label={t('courses.pictureUpload')}
        url=""
        onChange={(url) => put(list.includes(url) ? list : [...list, url])}
      />
      <LongField
        label={t('courses.pictureAddresses')}
        hint={t('courses.pictureHint')}
        {...(error === undefined ? {} : { error })}
        rows={4}
        spellCheck={false}
        value={pictures}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
