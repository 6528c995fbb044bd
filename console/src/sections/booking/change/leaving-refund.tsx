import { Radio } from '@mantine/core'
import { useT } from '../../../i18n/use-texts.tsx'

type LeavingRefundProps = { isInFull: boolean; onChange: (isInFull: boolean) => void }

/** How the price of players who leave a paid booking goes back: by the refund terms, or all of it. */
export function LeavingRefund({ isInFull, onChange }: LeavingRefundProps) {
  const t = useT('staff-change')
  return (
    <fieldset>
      <legend>{t('leaving')}</legend>
      <Radio
        name="leaving-refund"
        label={t('leavingTerms')}
        checked={!isInFull}
        onChange={() => onChange(false)}
      />
      <Radio
        name="leaving-refund"
        label={t('leavingFull')}
        checked={isInFull}
        onChange={() => onChange(true)}
      />
    </fieldset>
  )
}
