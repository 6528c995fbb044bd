import { Link } from '@tanstack/react-router'
import { cardFeeFixed, cardFeeThousandths } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money'
import { formatFigure } from '../../i18n/translate.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './method-list.module.css'
import {
  type MethodTarget,
  methodFee,
  methodIcon,
  methodTarget,
  type PaymentMethod,
} from './method-target.ts'

/** The ways to pay this golfer has, each one tap away, with what it costs on top. */
export function MethodList({
  methods,
  billId,
  amount,
}: {
  methods: readonly PaymentMethod[]
  billId: number
  amount: number
}) {
  const t = useT('payment')
  const language = useLanguage()
  const rate = `${formatFigure(cardFeeThousandths / 10, language)}% + ${formatMoney(cardFeeFixed)}`

  function feeOf(method: PaymentMethod): string {
    const fee = methodFee(method, amount)
    if (fee === 0) return t('method.noFee')
    return t('method.fee', { rate, fee: formatMoney(fee), total: formatMoney(amount + fee) })
  }

  return (
    <ul className={styles.methods} aria-label={t('method.choose')}>
      {methods.map((method) => {
        const target = methodTarget(method.type)
        if (target === null) return null
        return (
          <li key={method.type}>
            <Method method={method} target={target} billId={billId} fee={feeOf(method)} />
          </li>
        )
      })}
    </ul>
  )
}

function Method({
  method,
  target,
  billId,
  fee,
}: {
  method: PaymentMethod
  target: MethodTarget
  billId: number
  fee: string
}) {
  const t = useT('payment')
  const hint = method.type in hints ? t(hints[method.type as keyof typeof hints]) : t('method.hint.card')
  return (
    <Link to={target} search={{ id_general_bill: billId }} className={styles.method}>
      <span className={styles.sign}>
        <Icon name={methodIcon(method.type)} size={26} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{method.name}</span>
        <span className={styles.small}>{hint}</span>
        <span className={styles.small}>{fee}</span>
      </span>
      <Icon name="right" />
    </Link>
  )
}

const hints = {
  bank: 'method.hint.bank',
  point: 'method.hint.point',
  epay_all: 'method.hint.epay_all',
  ale_pay: 'method.hint.ale_pay',
} as const
