import { useState } from 'react'
import type { DialogControl } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import { type Player, withTypedGuest } from './player.ts'
import { PlayersPanel } from './players-panel.tsx'

/**
 * Chooses the players. Every change is reported at once, so that closing the dialog in any way loses nothing, and
 * "Done" adds the guest whose name is still in the field. The caller requires a login before.
 */
export default function AddPlayersDialog({
  players: before,
  onPlayers,
  close,
}: DialogControl & { players: readonly Player[]; onPlayers: (players: readonly Player[]) => void }) {
  const t = useT('players')
  const [players, setPlayers] = useState(before)
  const [guestName, setGuestName] = useState('')
  const whole = withTypedGuest(players, guestName)
  function change(next: readonly Player[]) {
    setPlayers(next)
    onPlayers(next)
  }
  return (
    <Dialog
      title={t('title')}
      close={() => close(players)}
      sheet
      footer={
        <Button
          size="large"
          onClick={() => {
            if (whole !== players) onPlayers(whole)
            close(whole)
          }}
        >
          {whole.length === 0 ? t('done') : t('doneWith', { n: whole.length })}
        </Button>
      }
    >
      <PlayersPanel players={players} onPlayers={change} guestName={guestName} onGuestName={setGuestName} />
    </Dialog>
  )
}
