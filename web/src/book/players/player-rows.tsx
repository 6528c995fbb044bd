import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { isGuest, isIn, nameOf, type Player } from './player.ts'
import styles from './players-panel.module.css'

/** Members and guests to add with a tap; a tick marks those in the list, and the next tap removes them. */
export function PlayerRows({
  found,
  players,
  onToggle,
}: {
  found: readonly Player[]
  players: readonly Player[]
  onToggle: (player: Player) => void
}) {
  const t = useT('players')
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('found', { n: found.length })}
      </p>
      <ul className={styles.rows}>
        {found.map((player) => {
          const isChosen = isIn(players, player)
          return (
            <li key={`${player.userId} ${player.name}`}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={isChosen}
                onClick={() => onToggle(player)}
                data-option
              >
                <Avatar name={nameOf(player)} src={player.avatar} size={40} />
                <span className={styles.words}>
                  <span className={styles.name}>{nameOf(player)}</span>
                  <span className={styles.vid}>
                    {isGuest(player) ? t('guest') : `vID ${player.idDisplay || player.userId}`}
                  </span>
                </span>
                <span className={classNames(styles.tick, isChosen && styles.ticked)}>
                  <Icon name={isChosen ? 'check' : 'add'} size={18} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
