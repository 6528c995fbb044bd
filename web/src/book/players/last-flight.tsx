import { useQuery } from '@tanstack/react-query'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { recentPlayers } from '#api/queries/recent-players.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import { earlierPlayer, isIn, type Player } from './player.ts'
import { usePlayerName } from './use-player-name.ts'

/** Takes the players of the golfer's last booking with one tap; nothing when they are the players already. */
export default function LastFlight({
  players,
  onPlayers,
}: {
  players: readonly Player[]
  onPlayers: (players: readonly Player[]) => void
}) {
  const t = useT('booking')
  const language = useLanguage()
  const nameAt = usePlayerName()
  const { data } = useQuery(recentPlayers)
  const flight = data?.last_flight.map(earlierPlayer) ?? []
  const isSame = flight.length === players.length && flight.every((player) => isIn(players, player))
  if (flight.length === 0 || isSame) return null
  return (
    <Button look="second" size="small" icon="players" onClick={() => onPlayers(flight)}>
      {t('form.lastFlight', { names: listOfNames(flight.map(nameAt), language) })}
    </Button>
  )
}
