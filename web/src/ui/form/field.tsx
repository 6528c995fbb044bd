import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './field.module.css'

type FieldFrame = {
  label: ReactNode
  /** Under the field: what is expected. */
  hint?: ReactNode
  /** Under the field instead of the hint, read out at once. */
  error?: ReactNode
  /** In front of what is typed: +84. */
  before?: ReactNode
  after?: ReactNode
}

/** A labelled text input; give it `error` and it says so at the field. Takes every attribute of an input. */
export function Field({
  label,
  hint,
  error,
  before,
  after,
  ...input
}: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <span className={classNames(styles.box, error !== undefined && styles.wrong)}>
        {before !== undefined && <span className={styles.before}>{before}</span>}
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-note`}
        />
        {after}
      </span>
    </Frame>
  )
}

/** A labelled text input of several lines. */
export function LongField({
  label,
  hint,
  error,
  ...input
}: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={4}
        {...input}
        id={id}
        className={classNames(styles.box, styles.long, error !== undefined && styles.wrong)}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-note`}
      />
    </Frame>
  )
}

/** A field that opens something (a course picker, a calendar): looks like an input, is one tap. */
export function PickField({
  label,
  value,
  placeholder,
  icon,
  onPick,
  hint,
  error,
}: {
  label: ReactNode
  value?: ReactNode
  placeholder: ReactNode
  icon?: Parameters<typeof Icon>[0]['name']
  onPick: () => void
  hint?: ReactNode
  error?: ReactNode
}) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error} labelId>
      <button
        type="button"
        id={id}
        className={classNames(styles.box, styles.pick, error !== undefined && styles.wrong)}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={`${id}-note`}
        aria-haspopup="dialog"
        data-wrong={error !== undefined || undefined}
        onClick={onPick}
      >
        {icon && <Icon name={icon} />}
        <span className={classNames(styles.picked, value === undefined && styles.placeholder)}>
          {value ?? placeholder}
        </span>
        <Icon name="down" size={18} />
      </button>
    </Frame>
  )
}

/** The label above and the hint or error below a field. */
export function Frame({
  id,
  label,
  hint,
  error,
  labelId,
  children,
}: Pick<FieldFrame, 'label' | 'hint' | 'error'> & { id: string; labelId?: boolean; children: ReactNode }) {
  return (
    <div className={styles.field}>
      {labelId ? (
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {children}
      <span id={`${id}-note`} className={error !== undefined ? styles.error : styles.hint} aria-live="polite">
        {error ?? hint}
      </span>
    </div>
  )
}
