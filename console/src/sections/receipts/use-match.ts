import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { Act } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { staffCall } from '../../session/staff-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import type { Receipt } from './receipts.ts'
import { openShares, type SplitBill } from './share-choice.tsx'

/** Matches waiting money with a booking, or with the share of one of its players. */
export function useMatch(act: Act) {
  const t = useT('staff')
  const staff = useStaff()

  function match({ id, amount, applied }: Receipt, booking_id: number, player_id?: number) {
    return act.send('POST /api/staff/receipts/:id/match', { id, booking_id, player_id }, (taken) => {
      const slots = {
        amount: formatMoney(amount - applied),
        code: taken.booking?.general_bill_code ?? '',
      }
      return taken.applied > applied
        ? t('receipt.act.doneTake', slots)
        : { warning: t('receipt.act.doneWaits', slots) }
    })
  }

  /** Matches with a booking; where its players still pay shares, gives its bill instead: staff say for which. */
  async function matchOrAsk(receipt: Receipt, id: number): Promise<SplitBill | undefined> {
    const { general_bill_code, split } = await staffCall(staff, 'GET /api/staff/bookings/:id', { id })
    if (split?.state === 'open' && openShares(split).length > 0) return { id, general_bill_code, split }
    await match(receipt, id)
    return undefined
  }

  return { match, matchOrAsk }
}
