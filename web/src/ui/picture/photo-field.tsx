import type { ReactNode } from 'react'
import { Field } from '../form/field.tsx'
import styles from './photo-field.module.css'
import type { useChosenPhotos } from './use-chosen-photos.ts'

type PhotoFieldProps = {
  label: ReactNode
  hint: ReactNode
  error?: ReactNode
  /** What stands in the field: what a tap does, and that nothing is chosen yet. */
  choose: string
  none: string
  photos: ReturnType<typeof useChosenPhotos>
  /** Called once the chosen photos are read. */
  onChosen?: () => void
}

/**
 * Chooses photos, in the words of the page: the browser writes those of its own field in the language of the phone. What
 * it says to a screen reader stays.
 */
export function PhotoField({ photos, choose, none, onChosen, ...field }: PhotoFieldProps) {
  const { most, names } = photos
  return (
    <div className={styles.photo}>
      <Field
        {...field}
        key={photos.round}
        type="file"
        accept="image/*"
        multiple={most > 1}
        before={
          <span aria-hidden="true" className={styles.choose}>
            {choose}
          </span>
        }
        after={
          <span aria-hidden="true" className={styles.names}>
            {names.length === 0 ? none : names.join(', ')}
          </span>
        }
        onChange={async ({ currentTarget }) => {
          await photos.choose(currentTarget.files)
          onChosen?.()
        }}
      />
    </div>
  )
}
