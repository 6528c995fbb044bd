import { Kbd } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import styles from '../../theme/layout.module.css'
import type { StaffBookingDetail } from '../booking/booking.ts'

export type SplitBill = {
  id: number
  general_bill_code: string
  split: NonNullable<StaffBookingDetail['split']>
}

/** Which part of a split bill money is for: the open share of a player, or what is missing of the bill. */
export function ShareChoice({
  bill: { general_bill_code: code, split },
  hasKeys,
  isBusy,
  onShare,
  onBill,
  onBack,
}: {
  bill: SplitBill
  /** Whether the keys 1, 2 … take its shares. */
  hasKeys: boolean
  isBusy: boolean
  onShare: (playerId: number) => void
  onBill: () => void
  onBack: () => void
}) {
  const t = useT('staff')
  return (
    <fieldset className={styles.buttons}>
      <legend>{t('receipt.act.shareQuestion', { code })}</legend>
      {openShares(split).map(({ player_id, name, amount }, place) => (
        <Button key={player_id} busy={isBusy} onClick={() => onShare(player_id)}>
          {hasKeys && <Kbd aria-hidden="true">{place + 1}</Kbd>}{' '}
          {t('receipt.act.share', { name, amount: formatMoney(amount) })}
        </Button>
      ))}
      <Button look="second" busy={isBusy} onClick={onBill}>
        {t('receipt.act.restOfBill', { amount: formatMoney(split.missing) })}
      </Button>
      <Button look="second" onClick={onBack}>
        {t('act.back')}
      </Button>
    </fieldset>
  )
}

/** The shares of a split bill that are still to be paid. */
export const openShares = ({ shares }: SplitBill['split']) => shares.filter(({ state }) => state === 'open')
