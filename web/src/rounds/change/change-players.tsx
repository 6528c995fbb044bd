import { mostPlayers } from '@teeviet/contract/rules/limits'
import { useT } from '#i18n/use-texts.tsx'
import { Button, IconButton } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import styles from './change-dialog.module.css'
import type { PlayerDraft } from './change-draft.ts'

/** The longest name the wire takes. */
const longestName = 200

type ChangePlayersProps = {
  players: readonly PlayerDraft[]
  onChange: (players: PlayerDraft[]) => void
}

/** The players afterwards: another name is another person in the same place; added ones are guests. */
export function ChangePlayers({ players, onChange }: ChangePlayersProps) {
  const t = useT('bill')
  const next = Math.min(0, ...players.map(({ key }) => key)) - 1
  return (
    <fieldset className={styles.fields}>
      <legend>{t('change.players')}</legend>
      {players.map((player, place) => (
        <div key={player.key} className={styles.player}>
          <Field
            label={t('change.player', { n: place + 1 })}
            name={`change-player-${place}`}
            autoComplete="off"
            maxLength={longestName}
            placeholder={player.id === null ? t('change.unnamed') : undefined}
            value={player.name}
            onChange={({ target: { value } }) =>
              onChange(players.map((one) => (one === player ? { ...one, name: value } : one)))
            }
          />
          {players.length > 1 && (
            <IconButton
              icon="close"
              label={t('change.remove', { n: place + 1 })}
              onClick={() => onChange(players.filter((one) => one !== player))}
            />
          )}
        </div>
      ))}
      {players.length < mostPlayers && (
        <Button look="quiet" onClick={() => onChange([...players, { key: next, id: null, name: '' }])}>
          {t('change.add')}
        </Button>
      )}
    </fieldset>
  )
}
