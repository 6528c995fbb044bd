import { Checkbox, TextInput } from '@mantine/core'
import { mostPlayers } from '@teeviet/contract/rules/limits'
import { CoverField } from '../../forms/cover-field.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { type BookingDraft, coversOf, otherNames, playersOf } from './booking-draft.ts'

type PlayersFieldsProps = {
  draft: BookingDraft
  /** The places left on the chosen start; a larger party starts on several. */
  left: number
  onChange: (part: Partial<BookingDraft>) => void
}

/** How many play, whether the golfer is one of them, the names of the others, their insurance, and the split of a group. */
export function PlayersFields({ draft, left, onChange }: PlayersFieldsProps) {
  const t = useT('staff-new-booking')
  const names = otherNames(draft)
  const covers = coversOf(draft)
  const eachCover = { value: 'each', label: t('coverEach') }
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
      <CoverField
        label={t('cover')}
        value={draft.cover}
        other={covers.length > 1 ? eachCover : undefined}
        onChange={(cover) => onChange(cover === 'each' ? { cover, covers } : { cover })}
      />
      {draft.cover === 'each' &&
        covers.map((cover, place) => (
          <CoverField
            key={place}
            label={t('coverOf', { n: place + 1 })}
            value={cover}
            onChange={(value) => onChange({ covers: covers.with(place, value) })}
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
