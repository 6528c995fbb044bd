import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { staffCall, staffQuery } from '../../api/staff-call.ts'
import { readTime } from '../../forms/typed-time.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { digitsOf } from '../booking/price-field.tsx'
import styles from './ledger.module.css'
import { LedgerForm, useLedgerForm } from './ledger-form.tsx'
import { useSources } from './use-sources.ts'

type Owed = DataOf<'GET /api/staff/ledger/owed'>

const empty = { amount: '', fee: '', receipt: '', reference: '', at: '', note: '' }

/** Books a settlement or a payout out of what is owed. Of money our bank has told of the fee is worked out. */
export function MovementForm({ owed }: { owed: Owed }) {
  const t = useT('staff-money')
  const staff = useStaff()
  const choices = useChoices(owed)
  const [key, setKey] = useState('')
  const form = useLedgerForm(empty)
  const { typed, setTyped, field } = form
  const chosen = choices.find((one) => one.key === key) ?? choices[0]
  const isSettlement = chosen?.kind === 'settlement'
  const waiting = useQuery({
    ...staffQuery(staff, 'GET /api/staff/receipts', { state: 'unmatched', limit: 50 }),
    enabled: isSettlement,
  })
  const receipt = waiting.data?.find(({ id }) => String(id) === typed.receipt)
  if (!chosen) return <p className={styles.muted}>{t('movement.nothing')}</p>

  const amount = Number(digitsOf(typed.amount)) || chosen.amount
  const fee = !isSettlement
    ? 0
    : receipt
      ? amount - (receipt.amount - receipt.applied)
      : Number(digitsOf(typed.fee))

  function submit() {
    const occurred_at = readTime(typed.at)
    const bank_reference = typed.reference.trim()
    if (!chosen || bank_reference === '' || occurred_at === null)
      return form.setMissing(t('movement.missing'))
    void form.book(async () => {
      const booked = await staffCall(staff, 'POST /api/staff/ledger/bank_movements', {
        kind: chosen.kind,
        ...chosen.about,
        ...(isSettlement && receipt ? { receipt_id: receipt.id } : {}),
        bank_reference,
        amount,
        fee: Math.max(0, fee),
        occurred_at,
        note: typed.note.trim(),
      })
      showToast('success', t('movement.done', { amount: formatMoney(booked.amount) }))
    })
  }

  return (
    <LedgerForm form={form} button={t('movement.button')} onSubmit={submit}>
      <label className={styles.wide}>
        {t('movement.what')}
        <select value={chosen.key} onChange={(event) => setKey(event.currentTarget.value)}>
          {choices.map((one) => (
            <option key={one.key} value={one.key}>
              {one.words}
            </option>
          ))}
        </select>
      </label>
      {isSettlement && (
        <label className={styles.wide}>
          {t('movement.receipt')}
          <select
            value={typed.receipt}
            onChange={(event) => setTyped({ ...typed, receipt: event.currentTarget.value })}
          >
            <option value="">{t('movement.noReceipt')}</option>
            {waiting.data?.map((one) => (
              <option key={one.id} value={one.id}>
                {formatMoney(one.amount - one.applied)} · {one.content}
              </option>
            ))}
          </select>
        </label>
      )}
      {field('amount', {
        label: t('movement.amount'),
        kind: 'money',
        placeholder: formatMoney(chosen.amount),
      })}
      {isSettlement &&
        !receipt &&
        field('fee', { label: t('movement.fee'), kind: 'money', placeholder: '0' })}
      {field('reference', { label: t('movement.reference') })}
      {field('at', { label: t('movement.at'), kind: 'time' })}
      {field('note', { label: t('movement.note'), kind: 'words' })}
    </LedgerForm>
  )
}

/** Everything that can be booked, each with what is left of it. */
function useChoices({ gateways, clubs, premiums }: Owed) {
  const t = useT('staff-money')
  const sources = useSources()
  const left = (amount: number) => formatMoney(amount)
  return [
    ...gateways.map(({ gateway, amount }) => ({
      key: `gateway ${gateway}`,
      kind: 'settlement' as const,
      about: { gateway },
      amount,
      words: t('movement.gateway', { name: sources.get(gateway) ?? gateway, amount: left(amount) }),
    })),
    ...clubs.map(({ facility_id, facility, amount }) => ({
      key: `club ${facility_id}`,
      kind: 'club_payout' as const,
      about: { facility_id },
      amount,
      words: t('movement.club', { name: facility, amount: left(amount) }),
    })),
    ...(premiums > 0
      ? [
          {
            key: 'premiums',
            kind: 'premium_payout' as const,
            about: {},
            amount: premiums,
            words: t('movement.premiums', { amount: left(premiums) }),
          },
        ]
      : []),
  ]
}
