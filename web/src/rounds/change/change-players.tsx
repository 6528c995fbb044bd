import { useQuery } from '@tanstack/react-query'
import { mostPlayers } from '@teeviet/contract/rules/limits'
import { may } from '@teeviet/contract/rules/visibility'
import { insurancePackages } from '#api/queries/insurance.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button, IconButton } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { useViewer } from '#viewer/viewer.ts'
import styles from './change-dialog.module.css'
import { addedPlayer, type PlayerDraft } from './change-draft.ts'
import { PlayerCover } from './player-cover.tsx'

/** The longest name the wire takes. */
const longestName = 200
const guestId = -1

type ChangePlayersProps = {
  courseId: number | null
  players: readonly PlayerDraft[]
  onChange: (players: PlayerDraft[]) => void
}

/**
 * The players afterwards: another name is a guest in the same place, a golfer who was found a member; added ones begin as
 * guests. Each has insurance of an own.
 */
export function ChangePlayers({ courseId, players, onChange }: ChangePlayersProps) {
  const t = useT('bill')
  const mayInsure = may('chooseInsurance', useViewer())
  const { data: onSale } = useQuery({ ...insurancePackages, enabled: mayInsure })
  const next = Math.min(0, ...players.map(({ key }) => key)) - 1

  function edit(player: PlayerDraft, part: Partial<PlayerDraft>) {
    onChange(players.map((one) => (one === player ? { ...one, ...part } : one)))
  }

  function find(player: PlayerDraft) {
    openDialog('find-member', {
      players: players
        .filter((one) => one !== player)
        .map(({ userId, name }) => ({ userId: userId ?? guestId, name, idDisplay: '', avatar: '' })),
      onPlayer: ({ userId, name, idDisplay }) =>
        edit(player, { userId: userId === guestId ? null : userId, name: name || idDisplay }),
    })
  }

  return (
    <fieldset className={styles.fields}>
      <legend>{t('change.players')}</legend>
      <p className={styles.hint}>{t('change.playersHint')}</p>
      {players.map((player, place) => (
        <div key={player.key} className={styles.person}>
          <div className={styles.player}>
            <Field
              label={t('change.player', { n: place + 1 })}
              name={`change-player-${place}`}
              autoComplete="off"
              maxLength={longestName}
              placeholder={player.id === null ? t('change.unnamed') : undefined}
              hint={player.userId === null ? undefined : t('change.vid', { vid: String(player.userId) })}
              value={player.name}
              onChange={({ target: { value } }) => edit(player, { name: value, userId: null })}
              after={
                <IconButton
                  icon="search"
                  label={t('change.find', { n: place + 1 })}
                  onClick={() => find(player)}
                />
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
          {mayInsure && (
            <PlayerCover
              player={player}
              place={place}
              count={players.length}
              courseId={courseId}
              onSale={onSale}
              onChange={(packages) => edit(player, { packages })}
            />
          )}
        </div>
      ))}
      {players.length < mostPlayers && (
        <Button look="quiet" onClick={() => onChange([...players, addedPlayer(next)])}>
          {t('change.add')}
        </Button>
      )}
    </fieldset>
  )
}
