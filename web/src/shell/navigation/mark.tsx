import styles from './mark.module.css'

/** The mark: a ball on a tee that is also a T. `name` sets the product's name beside it. */
export function Mark({ size = 32, name }: { size?: number; name?: boolean }) {
  return (
    <span className={styles.mark}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <circle fill="currentColor" cx="16" cy="9.6" r="6.6" />
        <path
          fill="currentColor"
          d="M4 15.8c0-.5.4-.8.8-.8h4.3c.4 0 .7.2.9.5 2.6 3.6 9.4 3.6 12 0 .2-.3.5-.5.9-.5h4.3c.4 0 .8.3.8.8v3.7c0 .5-.3.8-.8.9-3.6.3-6.1.7-7.7 1.3-.4.1-.6.4-.7.8l-1.5 7.2c-.3 1.4-2.3 1.4-2.6 0l-1.5-7.2c-.1-.4-.3-.7-.7-.8-1.6-.6-4.1-1-7.7-1.3-.5-.1-.8-.4-.8-.9z"
        />
      </svg>
      {name && <span className={styles.name}>TeeViet</span>}
    </span>
  )
}
