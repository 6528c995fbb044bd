import { mostPlayers } from '@teeviet/contract/rules/limits'
import { useT } from '#i18n/use-texts.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Quantity } from '#ui/form/quantity.tsx'
import { type Player, withCount } from './player.ts'
import styles from './players-panel.module.css'

/** The party sizes of one tap; larger ones are counted up from the next. */
const sizes = [1, 2, 3, 4] as const
const largeParty = 5

/** How many play: names can follow, so that a booking of four is one tap. */
export function PlayerCount({
  players,
  onPlayers,
}: {
  players: readonly Player[]
  onPlayers: (players: readonly Player[]) => void
}) {
  const t = useT('players')
  const isLarge = players.length >= largeParty
  const choose = (count: number) => onPlayers(withCount(players, count))
  return (
    <fieldset className={styles.count}>
      <legend className={styles.countTitle}>{t('count')}</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <Chip key={size} on={players.length === size} onPress={() => choose(size)}>
            {size}
          </Chip>
        ))}
        <Chip on={isLarge} onPress={() => choose(Math.max(players.length, largeParty))}>
          {largeParty}+
        </Chip>
        {isLarge && (
          <Quantity
            value={players.length}
            least={1}
            most={mostPlayers}
            onChange={choose}
            fewer={t('fewer')}
            more={t('more')}
          />
        )}
      </div>
    </fieldset>
  )
}
