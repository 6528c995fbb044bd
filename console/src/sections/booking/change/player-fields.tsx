import { Group, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../../kit/button.tsx'
import type { DraftPlayer } from './change-draft.ts'

type PlayerFieldsProps = {
  players: readonly DraftPlayer[]
  onChange: (players: readonly DraftPlayer[]) => void
}

/** The players after a change: another name replaces a player, a cross removes one. */
export function PlayerFields({ players, onChange }: PlayerFieldsProps) {
  const t = useT('staff-change')
  const added = useRef(0)
  function add() {
    added.current += 1
    onChange([...players, { key: `new ${added.current}`, id: null, was: '', name: '' }])
  }
  return (
    <fieldset>
      <legend>{t('players')}</legend>
      {players.map((player, place) => (
        <Group key={player.key} gap={4} wrap="nowrap" align="end">
          <TextInput
            flex={1}
            label={t('player', { n: place + 1 })}
            placeholder={player.id === null ? t('unnamed') : undefined}
            maxLength={200}
            value={player.name}
            onChange={(event) => {
              const name = event.currentTarget.value
              onChange(players.map((one) => (one === player ? { ...one, name } : one)))
            }}
          />
          {players.length > 1 && (
            <IconButton
              icon="close"
              label={t('remove', { n: place + 1 })}
              onClick={() => onChange(players.filter((one) => one !== player))}
            />
          )}
        </Group>
      ))}
      <Button look="quiet" onClick={add}>
        {t('add')}
      </Button>
    </fieldset>
  )
}
