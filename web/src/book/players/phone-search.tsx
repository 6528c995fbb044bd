import { checkPhone } from '@teeviet/contract/rules/phone'
import { type FormEvent, useState } from 'react'
import { answerOf } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { readSession } from '#session/session.ts'
import { IconButton } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { memberPlayer, type Player } from './player.ts'
import { PlayerRows } from './player-rows.tsx'
import styles from './players-panel.module.css'

/** Looks a member up by the whole phone number; one without an account opens the dialog to link it. */
export function PhoneSearch({
  players,
  onToggle,
  onGuest,
}: {
  players: readonly Player[]
  onToggle: (player: Player) => void
  onGuest: (player: Player) => void
}) {
  const t = useT('players')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<Player | null>(null)
  const search = useChange(async (phone: string) => {
    const answer = await answerOf(api.players.byPhone, { phone })
    if (answer.error_code !== 0) setError(answer.error_msg)
    else if (!answer.data) openDialog('map-phone', { phone, players, onPlayer: onGuest })
    else if (answer.data.vga === readSession()?.vga) setError(t('ownPhone'))
    else setFound(memberPlayer(answer.data))
  })

  function find(event: FormEvent) {
    event.preventDefault()
    if (search.isPending) return
    const checked = checkPhone(typed, true)
    setFound(null)
    setError(checked.ok ? undefined : t(checked.error === 'phone.empty' ? 'phoneEmpty' : 'phoneFormat'))
    if (checked.ok) return search.run(checked.phone)
  }

  return (
    <form className={styles.search} onSubmit={find} noValidate>
      <Field
        label={t('phone')}
        type="tel"
        inputMode="tel"
        name="player-phone"
        autoComplete="off"
        before="+84"
        value={typed}
        error={error}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={20}
        after={
          <IconButton
            type="submit"
            icon="search"
            label={t('find')}
            aria-busy={search.isPending || undefined}
          />
        }
      />
      {found && <PlayerRows found={[found]} players={players} onToggle={onToggle} />}
    </form>
  )
}
