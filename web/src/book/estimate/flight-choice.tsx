import { formatClock } from '@teeviet/contract/rules/time/dates'
import type { Estimate } from '#api/queries/estimate.ts'
import { useT } from '#i18n/use-texts.tsx'
import { FlightList } from '#rounds/flights/flight-list.tsx'
import { MovePlayers } from '#rounds/flights/move-players.tsx'
import type { Booking } from '../draft/use-booking.ts'
import { usePlayerName } from '../players/use-player-name.ts'
import { movePlayer, placesByFlight } from './flight-split.ts'

/** The tee times of a group, and a choice for each player to start on another one. */
export function FlightChoice({ booking, estimate }: { booking: Booking; estimate: Estimate }) {
  const t = useT('booking')
  const nameAt = usePlayerName()
  const { players, draft, change } = booking
  const { flights, flight_places } = estimate
  const answered = flights.map(({ number_player }) => number_player)
  const chosen = draft.flightSizes ?? answered
  // Until the next answer the golfer's own split is shown.
  const sizes = chosen.length === flights.length && sum(chosen) === players.length ? chosen : answered
  const flightOf = placesByFlight(sizes).flatMap((places, flight) => places.map(() => flight))

  function move(place: number, to: number) {
    const split = movePlayer({ players, sizes }, flight_places, { place, to })
    change({ players: split.players, flightSizes: split.sizes })
  }

  return (
    <>
      <FlightList flights={flights} />
      <MovePlayers
        title={t('flights.move')}
        players={players.map((player, place) => ({
          key: place,
          name: nameAt(player, place),
          value: flightOf[place] ?? 0,
        }))}
        options={flights.map(({ date_played }, flight) => ({
          value: flight,
          label: formatClock(date_played),
        }))}
        onMove={(place, to) => move(place, Number(to))}
      />
    </>
  )
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
