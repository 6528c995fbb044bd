import { formatMoney } from '@teeviet/contract/rules/money/money'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import type { DraftPackage, PlayerDraft } from './change-draft.ts'

type PlayerCoverProps = {
  player: PlayerDraft
  /** The place of the player in the list, from 0, and the number of players. */
  place: number
  count: number
  courseId: number | null
  /** The packages on sale; undefined until they are loaded. */
  onSale: readonly { id: number }[] | undefined
  onChange: (packages: readonly DraftPackage[]) => void
}

/** The insurance of one player with its premium, and the way to another choice. */
export function PlayerCover({ player, place, count, courseId, onSale, onChange }: PlayerCoverProps) {
  const t = useT('bill')
  const { packages } = player
  const isOnSale = ({ id }: DraftPackage) => onSale?.some((one) => one.id === id) ?? true
  const label = t('change.cover', { n: place + 1 })
  const premium = packages.reduce((sum, { price }) => sum + price, 0)
  const shown =
    packages.length === 0
      ? t('change.noCover')
      : `${packages.map(({ name }) => name).join(' + ')} ·\u00a0${formatMoney(premium)}`

  function choose() {
    openDialog('packages', {
      chosen: packages.filter(isOnSale),
      courseId,
      players: count,
      player: player.name || t('change.player', { n: place + 1 }),
      // the list does not offer what is no longer sold: the player keeps it
      onChoose: (chosen) => onChange([...packages.filter((one) => !isOnSale(one)), ...chosen]),
    })
  }

  return (
    <Button look="quiet" size="small" icon="shield" aria-label={`${label}: ${shown}`} onClick={choose}>
      {shown}
    </Button>
  )
}
