import { useT } from '#i18n/use-texts.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import styles from './image-stack.module.css'

/** Pictures one below the other, as wide as the page. */
export function ImageStack({
  title,
  pictures,
}: {
  title: string
  pictures: readonly { readonly url: string }[]
}) {
  const t = useT('policies')
  return (
    <ol className={styles.stack}>
      {pictures.map(({ url }, place) => (
        <li key={url}>
          <Picture
            src={url}
            alt={t('imageAlt', { title, n: place + 1, all: pictures.length })}
            kind="banner"
            ratio="auto"
            first={place === 0}
            className={styles.picture}
          />
        </li>
      ))}
    </ol>
  )
}
