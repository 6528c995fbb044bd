import { useT } from '#i18n/use-texts.tsx'
import { useSession } from '#session/session.ts'
import { isUnnamed, nameOf, type Player } from './player.ts'

/** The name of the player at a place of the list, from 0; one without a name is counted: "Player 2". */
export function usePlayerName(): (player: Player, place: number) => string {
  const t = useT('booking')
  const you = { vga: useSession()?.vga, text: t('form.you') }
  return (player, place) => (isUnnamed(player) ? t('form.unnamed', { n: place + 1 }) : nameOf(player, you))
}
