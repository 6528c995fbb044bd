import type { DialogControl } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { MemberSearch } from './member-search.tsx'
import { isIn, type Player } from './player.ts'

/**
 * Finds one player for a place of a booking: a member by vID, name or phone, or a guest. `players` are those of the booking
 * as far as they are known.
 */
export default function FindMemberDialog({
  players,
  onPlayer,
  close,
}: DialogControl & { players: readonly Player[]; onPlayer: (player: Player) => void }) {
  const t = useT('players')

  function choose(player: Player) {
    if (isIn(players, player)) return showToast('warning', t('map.inList'))
    onPlayer(player)
    close(true)
  }

  return (
    <Dialog title={t('findOne')} close={() => close()} sheet>
      <MemberSearch players={players} onToggle={choose} onGuest={choose} />
    </Dialog>
  )
}
