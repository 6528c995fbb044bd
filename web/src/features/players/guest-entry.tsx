import { type FormEvent, useRef, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { guestPlayer, type Player } from './player.ts'

/** The longest name the wire takes. */
const longestName = 200

/** Guests by typed names, one after another: Enter or the button adds, an empty name adds nobody. */
export function GuestEntry({ onGuest }: { onGuest: (player: Player) => void }) {
  const t = useT('players')
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')

  function add(event: FormEvent) {
    event.preventDefault()
    form.current?.querySelector('input')?.focus()
    if (name.trim() === '') return
    onGuest(guestPlayer(name))
    setName('')
  }

  return (
    <form ref={form} onSubmit={add}>
      <Field
        label={t('guestName')}
        name="guest"
        autoComplete="off"
        enterKeyHint="done"
        hint={t('guestHint')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={longestName}
        after={<IconButton type="submit" icon="add" label={t('addName')} />}
      />
    </form>
  )
}
