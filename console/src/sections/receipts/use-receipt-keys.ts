import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import type { Command } from '../../keyboard/keyboard.ts'
import { openKeys } from '../../keyboard/keys-dialog.tsx'
import { useKeyboard } from '../../keyboard/use-keyboard.ts'
import { confirm } from '../../kit/confirm.ts'
import { neighbourOf } from '../../lists/neighbour.ts'
import { useMayCall } from '../../session/may-call.ts'
import { type Guess, guessesByKey } from './guesses.ts'
import type { Receipt } from './receipts.ts'
import { openShares, type SplitBill } from './share-choice.tsx'
import { useMatch } from './use-match.ts'

/** A split bill that money is for, while staff choose the share. */
type Asked = { readonly receiptId: number; readonly bill: SplitBill }

export type ChosenReceipt = {
  readonly chosen: Receipt | undefined
  readonly asked: Asked | undefined
  readonly onAsk: (asked: Asked | undefined) => void
}

/**
 * The keys of the receipts: J and K choose the money, 1 to 3 take one of its guesses and Enter the first. A weak guess is
 * asked about once more. Where the players of the booking pay shares, a number takes one of these.
 */
export function useReceiptKeys(receipts: readonly Receipt[]): ChosenReceipt {
  const t = useT('staff')
  const act = useAct()
  const mayCall = useMayCall()
  const { match, matchOrAsk } = useMatch(act)
  const [chosenId, setChosenId] = useState<number>()
  const [asked, onAsk] = useState<Asked>()
  const waiting = mayCall('POST /api/staff/receipts/:id/match')
    ? receipts.filter(({ state }) => state === 'unmatched')
    : []
  const chosen = waiting.find(({ id }) => id === chosenId) ?? waiting[0]
  useKeyboard(run)
  return { chosen, asked, onAsk }

  function run(command: Command): boolean {
    switch (command.kind) {
      case 'next':
      case 'previous':
        setChosenId(neighbourOf(waiting, chosen?.id, command.kind === 'next' ? 1 : -1) ?? chosen?.id)
        return chosen !== undefined
      case 'open':
        return chosen?.id !== asked?.receiptId && takeNumber(1)
      case 'tab':
        return chosen && chosen.id === asked?.receiptId
          ? takeShare(chosen, asked.bill, command.number)
          : takeNumber(command.number)
      case 'help':
        openKeys()
        return true
      default:
        return false
    }
  }

  function takeNumber(number: number): boolean {
    const guess = chosen && guessesByKey(chosen)[number - 1]
    if (!chosen || !guess || act.busy) return false
    take(chosen, guess)
    return true
  }

  function takeShare(receipt: Receipt, { id, split }: SplitBill, number: number): boolean {
    const share = openShares(split)[number - 1]
    if (!share || act.busy) return false
    match(receipt, id, share.player_id)
    return true
  }

  async function take(receipt: Receipt, guess: Guess) {
    const { id, amount, applied } = receipt
    const slots = { amount: formatMoney(amount - applied), code: guess.label }
    const question = { message: t('receipt.act.weakQuestion', slots), cancel: t('act.back') }
    if (!guess.isStrong && !(await confirm({ ...question, confirm: t('receipt.act.weak') }))) return
    if (guess.kind === 'wallet')
      return act.send(
        'POST /api/staff/receipts/:id/to-wallet',
        { id, vid: guess.vid },
        t('receipt.act.doneWallet', slots),
      )
    const bill = await matchOrAsk(receipt, guess.bookingId)
    return onAsk(bill && { receiptId: id, bill })
  }
}
