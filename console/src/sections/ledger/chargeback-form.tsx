import { formatMoney } from '@teeviet/contract/rules/money/money'
import { staffCall } from '../../api/staff-call.ts'
import { readTime } from '../../forms/typed-time.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { digitsOf } from '../booking/price-field.tsx'
import { LedgerForm, useLedgerForm } from './ledger-form.tsx'

const empty = { transaction: '', caseNumber: '', amount: '', at: '', note: '' }

/** Records money that a card's network took back. The same case again books nothing more. */
export function ChargebackForm() {
  const t = useT('staff-money')
  const staff = useStaff()
  const form = useLedgerForm(empty)
  const { typed, field } = form

  function submit() {
    const amount = Number(digitsOf(typed.amount))
    const occurred_at = readTime(typed.at)
    const [transaction_id, gateway_reference] = [typed.transaction.trim(), typed.caseNumber.trim()]
    if (!transaction_id || !gateway_reference || amount === 0 || occurred_at === null)
      return form.setMissing(t('chargeback.missing'))
    void form.book(async () => {
      const asked = { transaction_id, gateway_reference, amount, occurred_at, note: typed.note.trim() }
      const booked = await staffCall(staff, 'POST /api/staff/chargebacks', asked)
      showToast('success', t('chargeback.done', { amount: formatMoney(booked.amount) }))
    })
  }

  return (
    <LedgerForm form={form} button={t('chargeback.button')} onSubmit={submit}>
      {field('transaction', { label: t('chargeback.transaction') })}
      {field('caseNumber', { label: t('chargeback.caseNumber') })}
      {field('amount', { label: t('chargeback.amount'), kind: 'money' })}
      {field('at', { label: t('chargeback.at'), kind: 'time' })}
      {field('note', { label: t('chargeback.note'), kind: 'words' })}
    </LedgerForm>
  )
}
