import { Checkbox, TextInput } from '@mantine/core'
import { mostPlayers } from '@teeviet/contract/rules/limits'
import { useT } from '../../i18n/use-texts.tsx'
import { type BookingDraft, otherNames, playersOf } from './booking-draft.ts'

type PlayersFieldsProps = {
  draft: BookingDraft
  /** The places left on the chosen start; a larger party starts on several. */
  left: number
  onChange: (part: Partial<BookingDraft>) => void
}

/** How many play, whether the golfer is one of them, the names of the others, and the split of a group. */
export function PlayersFields({ draft, left, onChange }: PlayersFieldsProps) {
  const t = useT('staff-new-booking')
  const names = otherNames(draft)
  return (
    <>
      <TextInput
        label={t('players')}
        type="number"
        min={1}
        max={mostPlayers}
        value={draft.players}
        onChange={(event) => onChange({ players: event.currentTarget.value })}
      />
      <Checkbox
        label={t('golferPlays')}
        checked={draft.golferPlays}
        onChange={(event) => onChange({ golferPlays: event.currentTarget.checked })}
      />
      {names.map((name, place) => (
        <TextInput
          key={place}
          label={t('player', { n: place + 1 + (draft.golferPlays ? 1 : 0) })}
          placeholder={t('unnamed')}
          maxLength={200}
          value={name}
          onChange={(event) => onChange({ names: names.with(place, event.currentTarget.value) })}
        />
      ))}
      {playersOf(draft) > left && (
        <TextInput
          label={t('flights')}
          description={t('flightsHint')}
          maxLength={60}
          value={draft.flights}
          onChange={(event) => onChange({ flights: event.currentTarget.value })}
        />
      )}
    </>
  )
}
