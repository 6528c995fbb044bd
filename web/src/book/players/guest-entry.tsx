import { type FormEvent, useRef } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { IconButton } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { guestPlayer, type Player } from './player.ts'

/** The longest name the wire takes. */
const longestName = 200

/** Guests by typed names, one after another: Enter or the button adds, an empty name adds no guest. */
export function GuestEntry({
  name,
  onName,
  onGuest,
}: {
  name: string
  onName: (name: string) => void
  onGuest: (player: Player) => void
}) {
  const t = useT('players')
  const form = useRef<HTMLFormElement>(null)

  function add(event: FormEvent) {
    event.preventDefault()
    form.current?.querySelector('input')?.focus()
    if (name.trim() === '') return
    onGuest(guestPlayer(name))
    onName('')
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
        onChange={(event) => onName(event.target.value)}
        maxLength={longestName}
        after={<IconButton type="submit" icon="add" label={t('addName')} />}
      />
    </form>
  )
}
