import { useQueryClient } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { proportion } from '@teeviet/contract/rules/money/proportion'
import { useState } from 'react'
import { call } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import { useLazyTexts } from '#i18n/use-lazy-texts.ts'
import { refreshBookings } from '#pay/bill/refresh-bookings.ts'
import { Button } from '#ui/form/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import styles from './split-form.module.css'

const modes = ['equal', 'by_player', 'own'] as const
const endings = ['expire', 'cover'] as const

/** What is split: `total` VND between these players. */
export type SplitOfBill = {
  billId: number
  total: number
  players: readonly { id: number; name: string }[]
}

/** How a bill is split, and what happens at its deadline. */
export function SplitForm({
  billId,
  total,
  players,
  onClose,
}: SplitOfBill & {
  /** The bill was split, or the golfer does not want to. */
  onClose: () => void
}) {
  const t = useLazyTexts('shares')
  const queryClient = useQueryClient()
  const [mode, setMode] = useState<(typeof modes)[number]>('equal')
  const [ending, setEnding] = useState<(typeof endings)[number]>('expire')
  const [typed, setTyped] = useState(() => {
    const parts = proportion(
      total,
      players.map(() => 1),
    )
    return players.map(({ id }, index) => ({ id, amount: String(parts[index] ?? 0) }))
  })
  const sum = typed.reduce((all, { amount }) => all + vndOf(amount), 0)
  const differs = mode === 'own' && sum !== total
  const save = useChange(async () => {
    await call(api.shares.split, {
      id_general_bill_detail: billId,
      mode,
      at_deadline: ending,
      shares:
        mode === 'own'
          ? typed.map(({ id, amount }) => ({ player_id: id, amount: vndOf(amount) }))
          : undefined,
    })
    await refreshBookings(queryClient)
    onClose()
  })
  return (
    <section className={styles.content} aria-label={t('form.title')}>
      <p className={styles.note}>{t('lead')}</p>
      <fieldset className={styles.choices}>
        <legend>{t('form.how', { amount: formatMoney(total) })}</legend>
        {modes.map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="split-mode"
            checked={mode === one}
            onChange={() => setMode(one)}
          >
            {t(`mode.${one}`)}
          </Checkbox>
        ))}
      </fieldset>
      {mode === 'own' && (
        <div className={styles.own}>
          {players.map(({ id, name }) => (
            <Field
              key={id}
              label={name}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              value={typed.find((one) => one.id === id)?.amount ?? ''}
              onChange={({ currentTarget: { value: amount } }) =>
                setTyped(typed.map((one) => (one.id === id ? { id, amount } : one)))
              }
            />
          ))}
          <p role="alert">
            {differs
              ? t(sum < total ? 'form.left' : 'form.over', {
                  amount: formatMoney(Math.abs(total - sum)),
                })
              : ''}
          </p>
        </div>
      )}
      <fieldset className={styles.choices}>
        <legend>{t('form.ending')}</legend>
        {endings.map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="split-ending"
            checked={ending === one}
            onChange={() => setEnding(one)}
          >
            {t(`ending.${one}`)}
          </Checkbox>
        ))}
      </fieldset>
      <p className={styles.note}>{t('form.note')}</p>
      <div className={styles.actions}>
        <Button
          size="large"
          wide
          busy={save.isPending}
          aria-disabled={differs || undefined}
          onClick={() => !differs && save.run()}
        >
          {t('form.save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t('form.back')}
        </Button>
      </div>
    </section>
  )
}

const vndOf = (typed: string) => Number(typed.replace(/\D/g, ''))
