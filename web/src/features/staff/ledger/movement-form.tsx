import { useQuery, useQueryClient } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money'
import { type FormEvent, useState } from 'react'
import type { DataOf } from '../../../api/calls.ts'
import { FailedCall, Refused } from '../../../api/failed-call.ts'
import { useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import { digitsOf } from '../booking/price-field.tsx'
import { staffCall, staffQuery } from '../staff-call.ts'
import { useStaff } from '../use-staff.tsx'
import styles from './ledger.module.css'
import { useSources } from './use-sources.ts'

type Owed = DataOf<'GET /api/staff/ledger/owed'>

const empty = { amount: '', fee: '', receipt: '', reference: '', at: '', note: '' }

/** Books a settlement or a payout out of what is owed. Of money our bank has told of the fee is worked out. */
export function MovementForm({ owed }: { owed: Owed }) {
  const t = useT('staff-money')
  const common = useT('staff')
  const staff = useStaff()
  const queries = useQueryClient()
  const choices = useChoices(owed)
  const [key, setKey] = useState('')
  const [typed, setTyped] = useState(empty)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
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

  async function submit(event: FormEvent) {
    event.preventDefault()
    const occurred_at = Date.parse(`${typed.at}+07:00`)
    const bank_reference = typed.reference.trim()
    if (!chosen || bank_reference === '' || Number.isNaN(occurred_at))
      return setProblem(t('movement.missing'))
    setBusy(true)
    setProblem('')
    try {
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
      setTyped(empty)
      await queries.invalidateQueries({ queryKey: ['staff'] })
    } catch (error) {
      if (!(error instanceof Refused || error instanceof FailedCall)) throw error
      setProblem(error.message || common('failed'))
    }
    setBusy(false)
  }

  const field = (name: keyof typeof empty, shown: { type?: string; placeholder?: string } = {}) => (
    <label className={name === 'note' ? styles.wide : undefined}>
      {t(`movement.${name}`)}
      <input
        type={shown.type ?? 'text'}
        placeholder={shown.placeholder}
        inputMode={name === 'amount' || name === 'fee' ? 'numeric' : undefined}
        maxLength={name === 'note' ? 1000 : 64}
        autoComplete="off"
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
      />
    </label>
  )

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
      {field('amount', { placeholder: formatMoney(chosen.amount) })}
      {isSettlement && !receipt && field('fee', { placeholder: '0' })}
      {field('reference')}
      {field('at', { type: 'datetime-local' })}
      {field('note')}
      <Button type="submit" size="small" busy={busy}>
        {t('movement.button')}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
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
