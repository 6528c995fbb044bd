import { NativeSelect, TextInput } from '@mantine/core'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import type { DataOf } from '../../api/call.ts'
import { Form } from '../../forms/form.tsx'
import { MoneyField } from '../../forms/money-field.tsx'
import { TimeInput } from '../../forms/typed-input.tsx'
import { digitsOf } from '../../forms/typed-number.ts'
import { firstMissingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { none } from '../../kit/options.ts'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { useSources } from './use-sources.ts'

type Owed = DataOf<'GET /api/staff/ledger/owed'>

const nothing = {
  what: '',
  amount: '',
  fee: '',
  receipt: '',
  reference: '',
  at: null as number | null,
  note: '',
}

/** Books a settlement or a payout from the amount owed. The fee of money our bank has reported is computed. */
export function MovementForm({ owed }: { owed: Owed }) {
  const t = useT('staff-money')
  const choices = useChoices(owed)
  const form = useDraft(() => nothing, {
    check: (typed) => firstMissingOf(typed, ['reference', 'at'], t('movement.missing')),
  })
  const field = form.getInputProps
  const typed = form.values
  const chosen = choices.find(({ value }) => value === typed.what) ?? choices[0]
  const isSettlement = chosen?.kind === 'settlement'
  const waiting = useRead(
    'GET /api/staff/receipts',
    { state: 'unmatched', limit: 50 },
    { enabled: isSettlement },
  )
  const receipt = waiting.data?.find(({ id }) => String(id) === typed.receipt)
  if (!chosen) return <p className={styles.muted}>{t('movement.nothing')}</p>
  const { kind, about } = chosen
  const amount = Number(digitsOf(typed.amount)) || chosen.amount
  const enteredFee = receipt ? amount - (receipt.amount - receipt.applied) : Number(digitsOf(typed.fee))

  async function book() {
    const asked = {
      kind,
      ...about,
      ...(isSettlement && receipt ? { receipt_id: receipt.id } : {}),
      bank_reference: typed.reference.trim(),
      amount,
      fee: isSettlement ? Math.max(0, enteredFee) : 0,
      occurred_at: typed.at ?? 0,
      note: typed.note.trim(),
    }
    const done = await form.send('POST /api/staff/ledger/bank_movements', asked, (booked) =>
      t('movement.done', { amount: formatMoney(booked.amount) }),
    )
    if (done) form.reset()
  }

  return (
    <Form inline form={form} label={t('movement.button')} onSend={book}>
      <NativeSelect
        label={t('movement.what')}
        data={choices.map(({ value, label }) => ({ value, label }))}
        {...field('what')}
        value={chosen.value}
      />
      {isSettlement && (
        <NativeSelect
          label={t('movement.receipt')}
          data={[
            none(t('movement.noReceipt')),
            ...(waiting.data ?? []).map((one) => ({
              value: String(one.id),
              label: `${formatMoney(one.amount - one.applied)} · ${one.content}`,
            })),
          ]}
          {...field('receipt')}
        />
      )}
      <MoneyField
        label={t('movement.amount')}
        placeholder={formatMoney(chosen.amount)}
        {...field('amount')}
      />
      {isSettlement && !receipt && <MoneyField label={t('movement.fee')} placeholder="0" {...field('fee')} />}
      <TextInput label={t('movement.reference')} maxLength={64} {...field('reference')} />
      <TimeInput label={t('movement.at')} {...field('at')} />
      <TextInput className={styles.whole} label={t('movement.note')} maxLength={1000} {...field('note')} />
    </Form>
  )
}

/** Everything that can be booked, each with what is left of it. */
function useChoices({ gateways, clubs, premiums }: Owed) {
  const t = useT('staff-money')
  const sources = useSources()
  return [
    ...gateways.map(({ gateway, amount }) => ({
      value: `gateway ${gateway}`,
      label: t('movement.gateway', { name: sources.get(gateway) ?? gateway, amount: formatMoney(amount) }),
      kind: 'settlement' as const,
      about: { gateway },
      amount,
    })),
    ...clubs.map(({ facility_id, facility, amount }) => ({
      value: `club ${facility_id}`,
      label: t('movement.club', { name: facility, amount: formatMoney(amount) }),
      kind: 'club_payout' as const,
      about: { facility_id },
      amount,
    })),
    {
      value: 'premiums',
      label: t('movement.premiums', { amount: formatMoney(premiums) }),
      kind: 'premium_payout' as const,
      about: {},
      amount: premiums,
    },
  ].filter(({ amount }) => amount > 0)
}
