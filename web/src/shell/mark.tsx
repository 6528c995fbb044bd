import styles from './mark.module.css'

/** The mark: a ball on a tee that is also a T. `name` sets the product's name beside it. */
export function Mark({ size = 32, name }: { size?: number; name?: boolean }) {
  return (
    <span className={styles.mark}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle cx="16" cy="8" r="6" fill="currentColor" />
        <path
          fill="currentColor"
          d="M5 16.5c7 1.6 15 1.6 22 0 .9-.2 1.5 1.1.8 1.7-2.4 2-5.5 3.2-8.6 3.6L17 29.6c-.3 1.2-1.7 1.2-2 0l-2.2-7.8c-3.1-.4-6.2-1.6-8.6-3.6-.7-.6-.1-1.9.8-1.7z"
        />
      </svg>
      {name && <span className={styles.name}>TeeViet</span>}
    </span>
  )
}
