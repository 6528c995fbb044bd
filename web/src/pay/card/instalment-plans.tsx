import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useId, useState } from 'react'
import { instalmentPlans } from '#api/queries/member/instalment-plans.ts'
import type { CardPurpose, Instalment } from '#api/queries/member/start-card.ts'
import { useT } from '#i18n/use-texts.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ChoiceField } from './choice-field.tsx'
import styles from './instalment-plans.module.css'

/** Paying in full, or by a plan of the card's bank: what each month costs and what the plan costs in all. */
export function InstalmentPlans({
  purpose,
  plan,
  onPlan,
}: {
  purpose: CardPurpose
  plan: Instalment | null
  onPlan: (plan: Instalment | null) => void
}) {
  const t = useT('payment')
  const name = useId()
  const [open, setOpen] = useState(plan !== null)
  return (
    <fieldset className={styles.plans}>
      <legend className={styles.title}>{t('plan.title')}</legend>
      <Checkbox
        type="radio"
        name={name}
        checked={!open}
        onChange={() => {
          setOpen(false)
          onPlan(null)
        }}
      >
        {t('plan.full')}
      </Checkbox>
      <Checkbox type="radio" name={name} checked={open} onChange={() => setOpen(true)}>
        {t('plan.byMonths')}
      </Checkbox>
      {open && <Plans purpose={purpose} plan={plan} onPlan={onPlan} />}
    </fieldset>
  )
}

function Plans({
  purpose,
  plan,
  onPlan,
}: {
  purpose: CardPurpose
  plan: Instalment | null
  onPlan: (plan: Instalment | null) => void
}) {
  const t = useT('payment')
  const name = useId()
  const asked = 'topUp' in purpose ? { money: purpose.topUp } : { general_bill_id: purpose.billId }
  const { data, error, refetch, isFetching } = useQuery(instalmentPlans(asked))
  const [bankCode, setBankCode] = useState(plan?.bank_code ?? '')
  const [brand, setBrand] = useState(plan?.payment_method ?? '')
  const banks = data?.banks ?? []
  const bank = banks.find(({ bank_code }) => bank_code === bankCode) ?? banks[0]
  const brands = bank?.payment_methods ?? []
  const card = brands.find(({ payment_method }) => payment_method === brand) ?? brands[0]

  if (error) return <ErrorState error={error} onRetry={() => refetch()} busy={isFetching} />
  if (!data)
    return (
      <div role="status" aria-label={t('plan.loading')}>
        <Skeleton height={120} />
      </div>
    )
  if (!bank || !card) return <p role="status">{t('plan.none')}</p>
  return (
    <>
      <ChoiceField
        label={t('plan.bank')}
        value={bank.bank_code}
        choices={banks.map(({ bank_code: value, bank_name: text }) => ({ value, text }))}
        onChoose={(code) => {
          setBankCode(code)
          onPlan(null)
        }}
      />
      <ChoiceField
        label={t('plan.brand')}
        value={card.payment_method}
        choices={brands.map(({ payment_method: value }) => ({ value, text: value }))}
        onChoose={(chosen) => {
          setBrand(chosen)
          onPlan(null)
        }}
      />
      <fieldset className={styles.months}>
        <legend className={styles.small}>{t('plan.months')}</legend>
        {card.periods.map(({ month, amount_fee, amount_final, amount_by_month }) => (
          <Checkbox
            key={month}
            type="radio"
            name={name}
            checked={plan?.month === month}
            onChange={() => onPlan({ bank_code: bank.bank_code, payment_method: card.payment_method, month })}
          >
            <span className={styles.plan}>
              <span className={styles.term}>{t('plan.month', { n: month })}</span>
              <span>{t('plan.perMonth', { amount: formatMoney(amount_by_month) })}</span>
              <span className={styles.small}>
                {t('plan.total', { total: formatMoney(amount_final), fee: formatMoney(amount_fee) })}
              </span>
            </span>
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}
