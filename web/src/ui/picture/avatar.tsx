import { Icon } from '../icon/icon.tsx'
import styles from './avatar.module.css'
import { hueOf, initialsOf } from './initials.ts'

const fallback = '/images/avatar.svg'

/** A picture that cannot be loaded becomes the default one; without that the initials show. */
function fallBack(image: HTMLImageElement | null): void {
  if (!image?.complete || image.naturalWidth > 0) return
  if (image.src.endsWith(fallback)) image.remove()
  else image.src = fallback
}

/**
 * A golfer's picture, or initials on a hue of their own; an icon where only a phone number is known. The name is beside
 * it, so it is hidden from screen readers.
 */
export function Avatar({ name, src, size = 40 }: { name: string; src?: string | null; size?: number }) {
  return (
    <span
      className={styles.avatar}
      style={{ '--hue': hueOf(name), width: size, height: size, fontSize: size * 0.38 }}
      aria-hidden="true"
    >
      {/\p{L}/u.test(name) ? initialsOf(name) : <Icon name="login" size={Math.round(size * 0.56)} />}
      {src && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          className={styles.picture}
          // a picture of the first HTML may have failed before the listener was added
          ref={fallBack}
          onError={(event) => fallBack(event.currentTarget)}
        />
      )}
    </span>
  )
}
