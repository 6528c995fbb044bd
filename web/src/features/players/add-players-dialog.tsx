import { useState } from 'react'
import type { DialogControl } from '../../dialogs/registry.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Player } from './player.ts'
import { PlayersPanel } from './players-panel.tsx'

/**
 * Chooses who plays. Every change is told at once, so that closing the dialog in any way loses nothing. Whoever
 * opens it has asked for a login first.
 */
export default function AddPlayersDialog({
  players: before,
  onPlayers,
  close,
}: DialogControl & { players: readonly Player[]; onPlayers: (players: readonly Player[]) => void }) {
  const t = useT('players')
  const [players, setPlayers] = useState(before)
  function change(next: readonly Player[]) {
    setPlayers(next)
    onPlayers(next)
  }
  return (
    <Dialog
      title={t('title')}
      close={() => close(players)}
      full
      footer={
        <Button size="large" onClick={() => close(players)}>
          {players.length === 0 ? t('done') : t('doneWith', { n: players.length })}
        </Button>
      }
    >
      <PlayersPanel players={players} onPlayers={change} />
    </Dialog>
  )
}
