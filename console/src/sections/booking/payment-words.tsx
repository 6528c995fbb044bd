import type { PaymentState } from '@teeviet/contract/rules/bookings/statuses'
import { useT } from '../../i18n/use-texts.tsx'

/** How a bill was paid or tried to be: by which method, and how that went. */
export function PaymentWords({ method, state }: { method: string; state: PaymentState }) {
  const t = useT('staff')
  const name = method === 'bank' || method === 'point' ? method : 'other'
  return (
    <>
      {t(`panel.method.${name}`)} ·&nbsp;{t(`panel.paymentState.${state}`)}
    </>
  )
}
