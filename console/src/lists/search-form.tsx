import { CloseButton, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '../i18n/use-texts.tsx'
import { Icon } from '../kit/icon.tsx'
import styles from '../theme/layout.module.css'

type SearchFieldProps = {
  label: string
  value: string
  onText: (text: string) => void
  autoFocus?: boolean
}

/** A labelled search field with a way to clear it. */
export function SearchField({ label, value, onText, autoFocus }: SearchFieldProps) {
  const t = useT('ui')
  const field = useRef<HTMLInputElement>(null)
  function clear() {
    onText('')
    field.current?.focus()
  }
  return (
    <TextInput
      ref={field}
      label={label}
      type="search"
      enterKeyHint="search"
      maxLength={200}
      autoFocus={autoFocus}
      leftSection={<Icon name="search" />}
      rightSection={value !== '' && <CloseButton aria-label={t('clear')} onClick={clear} />}
      value={value}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}

/** Looks for words when they are sent, and for nothing as soon as the field is empty. `children`: a button. */
export function SearchForm({
  label,
  words,
  autoFocus,
  onFind,
  children,
}: {
  label: string
  /** The current search text. */
  words: string
  autoFocus?: boolean
  onFind: (words: string) => void
  children?: ReactNode
}) {
  const [typed, setTyped] = useState(words)
  useEffect(() => setTyped(words), [words])
  function submit(event: FormEvent) {
    event.preventDefault()
    onFind(typed.trim())
  }
  function change(text: string) {
    setTyped(text)
    if (text === '' && words !== '') onFind('')
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <SearchField label={label} value={typed} autoFocus={autoFocus} onText={change} />
        {children}
      </form>
    </search>
  )
}
