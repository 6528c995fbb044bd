import { Link } from '@tanstack/react-router'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useT } from '#i18n/use-texts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCardRate } from '../card/card-sum.tsx'
import styles from './method-list.module.css'
import { type MethodTarget, methodFee, methodIcon, type PaymentMethod } from './method-target.ts'

/** The action of choosing a method: a link, or a function. */
export type MethodChoice =
  | {
      readonly link: {
        to: MethodTarget
        search: { id_general_bill: number; payment_amount: number | undefined }
      }
    }
  | { readonly link: { to: '/wap/wallet/qr-payment'; search: { payment_amount: number } } }
  | { readonly press: () => void; readonly busy?: boolean }

/** Ways to pay so many VND, each one tap away, with what it costs on top. */
export function MethodList({
  methods,
  amount,
  choose,
}: {
  methods: readonly PaymentMethod[]
  amount: number
  choose: (method: PaymentMethod) => MethodChoice
}) {
  const t = useT('payment')
  return (
    <ul className={styles.methods} aria-label={t('method.choose')}>
      {methods.map((method) => (
        <li key={method.type}>
          <Method method={method} amount={amount} choice={choose(method)} />
        </li>
      ))}
    </ul>
  )
}

function Method({ method, amount, choice }: { method: PaymentMethod; amount: number; choice: MethodChoice }) {
  if ('link' in choice)
    return (
      <Link {...choice.link} className={styles.method}>
        <Words method={method} amount={amount} />
      </Link>
    )
  return (
    <button
      type="button"
      className={styles.method}
      aria-busy={choice.busy || undefined}
      onClick={choice.busy ? undefined : choice.press}
    >
      <Words method={method} amount={amount} />
    </button>
  )
}

function Words({ method, amount }: { method: PaymentMethod; amount: number }) {
  const t = useT('payment')
  const rate = useCardRate()
  const fee = methodFee(method, amount)
  const hint = method.type in hints ? t(hints[method.type as keyof typeof hints]) : t('method.hint.card')
  return (
    <>
      <span className={styles.sign}>
        <Icon name={methodIcon(method.type)} size={26} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{method.name}</span>
        <span className={styles.small}>{hint}</span>
        <span className={styles.small}>
          {fee === 0 ? t('method.noFee') : t('method.fee', { rate, fee: formatMoney(fee) })}
        </span>
      </span>
      <Icon name="right" />
    </>
  )
}

const hints = {
  bank: 'method.hint.bank',
  point: 'method.hint.point',
  epay: 'method.hint.epay_all',
  epay_all: 'method.hint.epay_all',
  ale_pay: 'method.hint.ale_pay',
} as const
