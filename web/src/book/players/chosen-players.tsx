import { mostPlayers } from '@teeviet/contract/rules/limits'
import { useT } from '#i18n/use-texts.tsx'
import { useSession } from '#session/session.ts'
import { classNames } from '#ui/class-names.ts'
import { Button } from '#ui/form/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { bookerPlayer, hasMember, isGuest, isUnnamed, type Player, withoutPlayerAt } from './player.ts'
import styles from './players-panel.module.css'
import { usePlayerName } from './use-player-name.ts'

/** The current list with its counter; each player goes with a tap, the booker comes back with one. */
export function ChosenPlayers({
  players,
  onAdd,
  onPlayers,
}: {
  players: readonly Player[]
  onAdd: (player: Player) => void
  onPlayers: (players: readonly Player[]) => void
}) {
  const t = useT('players')
  const session = useSession()
  const nameAt = usePlayerName()
  const canAddMe = session !== null && !hasMember(players, session.vga)
  return (
    <section className={styles.chosen} aria-label={t('chosen')}>
      <h3 className={styles.heading}>
        {t('chosen')}{' '}
        <span className={styles.counter}>
          {t('counter', { n: String(players.length), most: String(mostPlayers) })}
        </span>
      </h3>
      {players.length === 0 && <p className={styles.lead}>{t('nobody')}</p>}
      <ul className={styles.chips}>
        {players.map((player, place) => (
          // Two guests may have one name: players are their places.
          <li key={place} className={classNames(styles.chip, isUnnamed(player) && styles.unnamed)}>
            <Avatar name={nameAt(player, place)} src={player.avatar} size={28} />
            <span className={styles.chipName}>{nameAt(player, place)}</span>
            {isGuest(player) && !isUnnamed(player) && <span className={styles.mark}>{t('guest')}</span>}
            {player.userId === session?.vga && player.name !== '' && (
              <span className={styles.mark}>{t('you')}</span>
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={t('remove', { name: nameAt(player, place) })}
              onClick={() => onPlayers(withoutPlayerAt(players, place))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {players.some(isUnnamed) && <p className={styles.note}>{t('namesLater')}</p>}
      {canAddMe && (
        <Button look="second" size="small" icon="add-player" onClick={() => onAdd(bookerPlayer(session))}>
          {t('addMe')}
        </Button>
      )}
    </section>
  )
}
