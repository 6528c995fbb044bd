import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { groupedDigits } from '../booking/price-field.tsx'
import { readTime, timeFormat } from '../desk/typed-time.ts'
import { useAct } from '../desk/use-act.ts'
import styles from './ledger.module.css'

type Field = {
  label: string
  /** A time is Vietnam's, wherever the console is open. */
  kind?: 'money' | 'time' | 'words'
  placeholder?: string
}

/** What is typed into a form of the ledger, and booking it: after that the form is as at first, and every list asked anew. */
export function useLedgerForm<Typed extends Record<string, string>>(first: Typed) {
  const queries = useQueryClient()
  const act = useAct()
  const [typed, setTyped] = useState(first)
  const [missing, setMissing] = useState('')

  async function book(work: () => Promise<unknown>): Promise<void> {
    setMissing('')
    if (!(await act.run(work))) return
    setTyped(first)
    await queries.invalidateQueries({ queryKey: ['staff'] })
  }

  const field = (name: keyof Typed & string, { label, kind, placeholder }: Field) => (
    <label className={kind === 'words' ? styles.wide : undefined}>
      {label}
      <input
        type="text"
        placeholder={kind === 'time' ? timeFormat : placeholder}
        inputMode={kind === 'money' || kind === 'time' ? 'numeric' : undefined}
        maxLength={kind === 'words' ? 1000 : 64}
        autoComplete="off"
        aria-invalid={(kind === 'time' && isUnread(typed[name] ?? '')) || undefined}
        value={kind === 'money' ? groupedDigits(typed[name] ?? '') : typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      />
    </label>
  )

  return { typed, setTyped, field, book, setMissing, busy: act.busy, problem: missing || act.problem }
}

const isUnread = (text: string) => text.trim() !== '' && readTime(text) === null

/** Fields in a line, the button, and what was in the way. */
export function LedgerForm({
  form: { busy, problem },
  button,
  onSubmit,
  children,
}: {
  form: { busy: boolean; problem: string | undefined }
  button: string
  onSubmit: () => void
  children: ReactNode
}) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      noValidate
    >
      {children}
      <Button type="submit" size="small" busy={busy}>
        {button}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  )
}
