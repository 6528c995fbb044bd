import { type FormEvent, useRef } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { Button, IconButton } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { canPickContacts, pickContacts } from './contact-picker.ts'
import { guestPlayer, type Player } from './player.ts'
import styles from './players-panel.module.css'

/** The longest name the wire takes. */
const longestName = 200

/**
 * Guests by typed names, one after another, or from the phone's contacts: Enter or the button adds, an empty name adds no
 * guest.
 */
export function GuestEntry({
  name,
  onName,
  onGuests,
}: {
  name: string
  onName: (name: string) => void
  onGuests: (...players: Player[]) => void
}) {
  const t = useT('players')
  const form = useRef<HTMLFormElement>(null)

  function add(event: FormEvent) {
    event.preventDefault()
    form.current?.querySelector('input')?.focus()
    if (name.trim() === '') return
    onGuests(guestPlayer(name))
    onName('')
  }

  async function pick() {
    const picked = await pickContacts()
    onGuests(...picked.map((contact) => guestPlayer(contact.slice(0, longestName))))
  }

  return (
    <form ref={form} className={styles.search} onSubmit={add}>
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
      {canPickContacts() && (
        <Button look="second" size="small" icon="phone" onClick={pick}>
          {t('contacts')}
        </Button>
      )}
    </form>
  )
}
