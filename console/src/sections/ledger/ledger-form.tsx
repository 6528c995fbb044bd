import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { readTime, timeFormat } from '../../forms/typed-time.ts'
import { useAct } from '../../forms/use-act.ts'
import { Problem } from '../../frame/problem.tsx'
import { Button } from '../../kit/button.tsx'
import { groupedDigits } from '../booking/price-field.tsx'
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

  /** What cannot be read, or was looked for in vain; a field with an amount in the background has that one. */
  const isWrong = (text: string, kind: Field['kind'], placeholder: string | undefined) =>
    text.trim() === ''
      ? missing !== '' && kind !== 'words' && placeholder === undefined
      : kind === 'time' && readTime(text) === null

  const field = (name: keyof Typed & string, { label, kind, placeholder }: Field) => (
    <label className={kind === 'words' ? styles.wide : undefined}>
      {label}
      <input
        type="text"
        placeholder={kind === 'time' ? timeFormat : placeholder}
        inputMode={kind === 'money' || kind === 'time' ? 'numeric' : undefined}
        maxLength={kind === 'words' ? 1000 : 64}
        autoComplete="off"
        aria-invalid={isWrong(typed[name] ?? '', kind, placeholder) || undefined}
        value={kind === 'money' ? groupedDigits(typed[name] ?? '') : typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      />
    </label>
  )

  return { typed, setTyped, field, book, setMissing, busy: act.busy, problem: missing || act.problem }
}

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
        const form = event.currentTarget
        onSubmit()
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      }}
      noValidate
    >
      {children}
      <Button type="submit" size="small" busy={busy}>
        {button}
      </Button>
      <Problem>{problem}</Problem>
    </form>
  )
}
