import { useT } from '#i18n/use-texts.tsx'
import { ButtonLink } from '#ui/form/button.tsx'

/** The way back to a bill's methods, where a payment did not come about. */
export function OtherMethod({ billId, look }: { billId: number; look?: 'primary' | 'second' }) {
  const t = useT('payment')
  return (
    <ButtonLink to="/wap/payment-method" search={{ id_general_bill: billId }} replace look={look}>
      {t('blocked.otherMethod')}
    </ButtonLink>
  )
}
