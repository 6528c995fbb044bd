import { useT } from '#i18n/use-texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Avatar } from '#ui/picture/avatar.tsx'
import { hasMember, memberPlayer, nameOf, type Player } from './player.ts'
import styles from './players-panel.module.css'

export type MemberFound = { vga: number; id_display: string; fullname: string; avatar?: string }

/** Members to add with a tap; a tick marks those in the list, and the next tap removes them. */
export function MemberRows({
  members,
  players,
  onToggle,
}: {
  members: readonly MemberFound[]
  players: readonly Player[]
  onToggle: (player: Player) => void
}) {
  const t = useT('players')
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('found', { n: members.length })}
      </p>
      <ul className={styles.rows}>
        {members.map((member) => {
          const player = memberPlayer(member)
          const isIn = hasMember(players, player.userId)
          return (
            <li key={player.userId}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={isIn}
                onClick={() => onToggle(player)}
                data-option
              >
                <Avatar name={nameOf(player)} src={player.avatar} size={40} />
                <span className={styles.words}>
                  <span className={styles.name}>{nameOf(player)}</span>
                  <span className={styles.vid}>vID {player.idDisplay || player.userId}</span>
                </span>
                <span className={classNames(styles.tick, isIn && styles.ticked)}>
                  <Icon name={isIn ? 'check' : 'add'} size={18} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
