import { TextInput } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import { Form } from '../../forms/form.tsx'
import { type Act, useAct } from '../../forms/use-act.ts'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import { showToast } from '../../kit/toast.ts'
import { staffCall } from '../../session/staff-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { likely, type Receipt } from './receipts.ts'
import { ShareChoice, type SplitBill } from './share-choice.tsx'
import { useMatch } from './use-match.ts'

/**
 * The staff actions on waiting money: match it with a booking (one press for a guess), credit it to a wallet, or refund
 * it.
 */
export function ReceiptActs({
  receipt,
  hasKeys,
  asked,
  onAsk,
}: {
  receipt: Receipt
  /** Whether it is the money that the keys act on. */
  hasKeys: boolean
  /** The bill whose share is being chosen. */
  asked: SplitBill | undefined
  onAsk: (bill: SplitBill | undefined) => void
}) {
  const t = useT('staff')
  const staff = useStaff()
  const act = useAct()
  const { match, matchOrAsk } = useMatch(act)
  const [form, setForm] = useState<'booking' | 'wallet'>()
  const { id } = receipt
  const slots = { amount: formatMoney(receipt.amount - receipt.applied) }

  const toWallet = (vid: string) =>
    act.send('POST /api/staff/receipts/:id/to-wallet', { id, vid }, t('receipt.act.doneWallet', slots))

  const take = async (bookingId: number) => onAsk(await matchOrAsk(receipt, bookingId))

  /** For the booking a typed code belongs to, when it belongs to one alone. */
  async function matchCode(q: string) {
    const [found, ...others] = await staffCall(staff, 'GET /api/staff/bookings', { q, limit: 2 })
    if (found && others.length === 0) return take(found.id)
    showToast('warning', t('receipt.act.noBooking'))
  }

  /** Once more before what cannot be taken back. */
  async function takeWhenSure(kind: 'return' | 'same') {
    const isSure = await confirm({
      message: t(`receipt.act.${kind}Question`, slots),
      confirm: t(`receipt.act.${kind}`, slots),
      cancel: t('act.back'),
    })
    if (!isSure) return
    if (kind === 'return')
      await act.send('POST /api/staff/receipts/:id/refund', { id }, t('receipt.act.doneReturn', slots))
    else await act.send('POST /api/staff/receipts/:id/same', { id }, t('receipt.act.doneSame', slots))
  }

  if (asked) {
    return (
      <ShareChoice
        bill={asked}
        hasKeys={hasKeys}
        isBusy={act.busy}
        onShare={(playerId) => match(receipt, asked.id, playerId)}
        onBill={() => match(receipt, asked.id)}
        onBack={() => onAsk(undefined)}
      />
    )
  }
  return (
    <div className={styles.buttons}>
      {likely(receipt.guesses).map((guess) => (
        <Button key={guess.id} busy={act.busy} onClick={() => take(guess.id)}>
          {t('receipt.act.takeFor', { code: guess.general_bill_code })}
        </Button>
      ))}
      {likely(receipt.wallet_guesses).map(({ transaction_id, vga }) => (
        <Button key={transaction_id} busy={act.busy} onClick={() => toWallet(`${vga}`)}>
          {t('receipt.act.takeWallet', { vid: `${vga}` })}
        </Button>
      ))}
      {form === undefined ? (
        <>
          <Button look="second" onClick={() => setForm('booking')}>
            {t(
              receipt.guesses.length + receipt.wallet_guesses.length > 0
                ? 'receipt.act.other'
                : 'receipt.act.choose',
            )}
          </Button>
          <Button look="second" onClick={() => setForm('wallet')}>
            {t('receipt.act.wallet')}
          </Button>
          <Button look="second" busy={act.busy} onClick={() => takeWhenSure('return')}>
            {t('receipt.act.return', slots)}
          </Button>
          {receipt.reason === 'told_before' && (
            <Button look="second" busy={act.busy} onClick={() => takeWhenSure('same')}>
              {t('receipt.act.same')}
            </Button>
          )}
          <Problem>{act.problem}</Problem>
        </>
      ) : (
        <Chosen
          isWallet={form === 'wallet'}
          act={act}
          onSend={form === 'wallet' ? toWallet : matchCode}
          onBack={() => setForm(undefined)}
        />
      )}
    </div>
  )
}

type ChosenProps = {
  isWallet: boolean
  act: Act
  onSend: (typed: string) => Promise<unknown>
  onBack: () => void
}

/** Asks for the booking, by its code, or for the wallet, by its golfer's vID. */
function Chosen({ isWallet, act, onSend, onBack }: ChosenProps) {
  const t = useT('staff')
  const form = useDraft(() => ({ typed: '' }), {
    check: (draft) =>
      missingOf(draft, ['typed'], t(isWallet ? 'receipt.act.vidMissing' : 'receipt.act.codeMissing')),
  })
  return (
    <Form
      inline
      form={form}
      act={act}
      label={t(isWallet ? 'receipt.act.wallet' : 'receipt.act.take')}
      onSend={({ typed }) => onSend(typed.trim())}
      onBack={onBack}
    >
      <TextInput
        label={t(isWallet ? 'receipt.act.vid' : 'receipt.act.code')}
        autoFocus
        maxLength={20}
        {...form.getInputProps('typed')}
      />
    </Form>
  )
}
