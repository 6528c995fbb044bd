import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import { useEffect, useRef, useState } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { IconButton } from '#ui/form/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './search-box.module.css'

/**
 * The text the courses are searched by. What is typed is searched 300 ms after the last key. Text that is empty or only
 * spaces is never searched for: it takes the text out of the search, as the cross does.
 */
export function SearchBox({
  place,
  onChange,
}: {
  place: string | undefined
  onChange: (place: string | undefined) => void
}) {
  const t = useT('search')
  const ui = useT('ui')
  const [typed, setTyped] = useState(place ?? '')
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(place ?? '')
  }, [place])

  function search(text: string) {
    clearTimeout(timer.current)
    const wanted = text.trim() || undefined
    if (wanted !== place) onChange(wanted)
  }
  function type(text: string) {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), searchDebounceMs)
  }
  function clear() {
    setTyped('')
    search('')
    input.current?.focus()
  }

  return (
    <search>
      <form
        className={styles.box}
        onSubmit={(event) => {
          event.preventDefault()
          search(typed)
        }}
      >
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          className={styles.input}
          aria-label={t('place')}
          placeholder={t('place')}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {(typed !== '' || place !== undefined) && (
          <IconButton icon="close" label={ui('clear')} size={20} onClick={clear} />
        )}
      </form>
    </search>
  )
}
