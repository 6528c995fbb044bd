import { useQuery } from '@tanstack/react-query'
import { formatClock } from '@teeviet/contract/rules/time/dates'
import type { Bill } from '#api/queries/member/bill.ts'
import { teeTimesToBook } from '#api/queries/tee-times.ts'
import { useT } from '#i18n/use-texts.tsx'
import { MovePlayers } from '../flights/move-players.tsx'
import { bookingOf, draftOfBill, type PlayerDraft } from './change-draft.ts'
import { startsOf } from './free-starts.ts'

type ChangeFlightsProps = {
  bill: Bill
  players: readonly PlayerDraft[]
  onChange: (players: PlayerDraft[]) => void
}

/** The tee time of each player on the day of the booking: its own ones, and those with free places. */
export function ChangeFlights({ bill, players, onChange }: ChangeFlightsProps) {
  const t = useT('bill')
  const ui = useT('ui')
  const { day, players: before } = draftOfBill(bill)
  const { facility: course, number_hole: holes } = bookingOf(bill)?.booking_pax_detail ?? {}
  const rows = useQuery({ ...teeTimesToBook(course?.id ?? 0, day), enabled: course !== undefined })
  const own = before.flatMap(({ startAt }) => startAt ?? [])
  // one booking is one round: all of it over as many holes
  const ofHoles = rows.data?.filter(({ number_hole }) => number_hole === holes) ?? []
  const free = startsOf(ofHoles, bill.now)
  const times = [...new Set([...own, ...free.keys()])].toSorted((one, other) => one - other)
  const left = (at: number) => (free.has(at) ? ` ·\u00a0${ui('placesLeft', { n: free.get(at) ?? 0 })}` : '')

  return (
    <MovePlayers
      wide
      title={t('change.move')}
      players={players.map(({ key, name, startAt }, place) => ({
        key,
        name: `${place + 1}. ${name || t('change.unnamed')}`,
        value: startAt ?? '',
      }))}
      options={[
        // only a player who is added has no tee time yet
        {
          value: '',
          label: t('change.anyStart'),
          isFor: ({ key }) => !before.some((player) => player.key === key),
        },
        ...times.map((at) => ({ value: at, label: `${formatClock(at)}${left(at)}` })),
      ]}
      onMove={(place, to) =>
        onChange(
          players.map((player, at) =>
            at === place ? { ...player, startAt: to === '' ? null : Number(to) } : player,
          ),
        )
      }
    />
  )
}
