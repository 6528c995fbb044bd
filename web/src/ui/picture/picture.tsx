import { type SyntheticEvent, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'
import { pictureSource } from './picture-source.ts'

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

  const address = src || fallback
  const { position, srcSet } = pictureSource(address)
  return (
    <img
      ref={image}
      src={address}
      srcSet={srcSet}
      sizes={srcSet && (first ? '100vw' : 'auto, 100vw')}
      alt={alt}
      width={640}
      height={400}
      className={classNames(styles.picture, className)}
      style={{ aspectRatio: ratio, objectPosition: position }}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
      onError={(event: SyntheticEvent<HTMLImageElement>) => fallBack(event.currentTarget, fallback)}
    />
  )
}

function fallBack(element: HTMLImageElement, fallback: string): void {
  if (element.src.endsWith(fallback)) return
  element.srcset = ''
  element.src = fallback
}
