import { maximumTopUp, minimumTopUp } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { type FormEvent, useRef, useState } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { Button, IconButton } from '#ui/form/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type AmountProblem, suggestedAmounts, topUpProblem } from './top-up-amount.ts'
import styles from './top-up-form.module.css'

const mostDigits = 10

/** How much to top up: typed, or chosen from suggestions that follow what is typed. */
export function TopUpForm({
  amount: given,
  problem: initialProblem = null,
  onAmount,
}: {
  /** The amount typed before, VND. */
  amount: number | undefined
  /** The error found by another page. */
  problem?: AmountProblem | null
  onAmount: (amount: number) => void
}) {
  const t = useT('wallet')
  const form = useRef<HTMLFormElement>(null)
  const [amount, setAmount] = useState(given)
  const [problem, setProblem] = useState(initialProblem)

  const focusAmount = () => form.current?.querySelector('input')?.focus()

  function choose(chosen: number | undefined) {
    setAmount(chosen)
    const wrong = chosen === undefined ? null : topUpProblem(chosen)
    setProblem(wrong)
    if (wrong || chosen === undefined) focusAmount()
  }

  function type(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, mostDigits)
    setAmount(digits === '' ? undefined : Number(digits))
    setProblem(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = topUpProblem(amount)
    setProblem(wrong)
    if (wrong) focusAmount()
    else if (amount !== undefined) onAmount(amount)
  }

  const limits = { min: formatMoney(minimumTopUp), max: formatMoney(maximumTopUp) }
  const suggestions = suggestedAmounts(amount)
  return (
    <Card>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={t('amount.label')}
          hint={t('amount.hint', limits)}
          error={problem === null ? undefined : t(`amount.${problem}`, limits)}
          name="payment_amount"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          value={amount === undefined ? '' : formatMoney(amount).slice(0, -1)}
          onChange={(event) => type(event.currentTarget.value)}
          after={
            <>
              <span className={styles.unit}>đ</span>
              {amount !== undefined && (
                <IconButton icon="close" label={t('amount.clear')} onClick={() => choose(undefined)} />
              )}
            </>
          }
        />
        {suggestions.length > 0 && (
          <fieldset className={styles.amounts}>
            <legend className={styles.legend}>{t('amount.suggestions')}</legend>
            {suggestions.map((suggested) => (
              <Chip key={suggested} on={suggested === amount} onPress={() => choose(suggested)}>
                {formatMoney(suggested)}
              </Chip>
            ))}
          </fieldset>
        )}
        <Button type="submit" size="large" wide>
          {t('amount.continue')}
        </Button>
      </form>
    </Card>
  )
}
