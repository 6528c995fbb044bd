import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './move-players.module.css'

/** A player with the option that says where this player starts. */
export type MovablePlayer = { readonly key: number; readonly name: string; readonly value: number | '' }

/** A choice for each player to start on another tee time, closed at first. */
export function MovePlayers({
  title,
  players,
  options,
  wide = false,
  onMove,
}: {
  title: ReactNode
  players: readonly MovablePlayer[]
  options: readonly { value: number | ''; label: ReactNode; isFor?: (player: MovablePlayer) => boolean }[]
  /** Each option is more than a time. */
  wide?: boolean
  /** The place of the player in the list, from 0, and the option chosen. */
  onMove: (place: number, to: string) => void
}) {
  return (
    <details className={styles.choice}>
      <summary className={styles.title}>
        {title}
        <Icon name="down" size={18} />
      </summary>
      <div className={classNames(styles.players, wide && styles.wide)}>
        {players.map((player, place) => (
          <SelectField
            key={player.key}
            label={player.name}
            value={player.value}
            onChange={({ target }) => onMove(place, target.value)}
          >
            {options
              .filter(({ isFor }) => isFor?.(player) ?? true)
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </SelectField>
        ))}
      </div>
    </details>
  )
}
