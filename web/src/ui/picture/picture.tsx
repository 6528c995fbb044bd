import { type SyntheticEvent, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

const fallbacks = { course: '/images/course.svg', banner: '/images/banner.svg', avatar: '/images/avatar.svg' }

/**
 * A picture in a frame of a fixed shape, so that nothing moves when it arrives; one that fails to load becomes the
 * default picture of its kind. `first` for the one that is seen first on the page: it is fetched before all others.
 */
export function Picture({
  src,
  alt,
  ratio = '16 / 10',
  kind = 'course',
  first,
  className,
}: {
  src: string | null | undefined
  /** Empty when the words beside it say the same. */
  alt: string
  ratio?: string
  kind?: keyof typeof fallbacks
  first?: boolean
  className?: string
}) {
  const image = useRef<HTMLImageElement>(null)
  const fallback = fallbacks[kind]
  // A picture of the first HTML may fail before the listener was added.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0) fallBack(element, fallback)
  }, [fallback])

  return (
    <img
      ref={image}
      src={src || fallback}
      alt={alt}
      width={640}
      height={400}
      className={classNames(styles.picture, className)}
      style={{ aspectRatio: ratio }}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      onError={(event: SyntheticEvent<HTMLImageElement>) => fallBack(event.currentTarget, fallback)}
    />
  )
}

function fallBack(element: HTMLImageElement, fallback: string): void {
  if (!element.src.endsWith(fallback)) element.src = fallback
}
