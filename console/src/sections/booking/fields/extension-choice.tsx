import { Radio, SimpleGrid } from '@mantine/core'
import { paymentExtensions } from '@teeviet/contract/rules/limits'
import { formatDuration } from '@teeviet/contract/rules/time/spoken-durations'
import { useLanguage, useT } from '../../../i18n/use-texts.tsx'

/** How long a payment window is extended, in minutes. */
export type Extension = (typeof paymentExtensions)[number]

/** The choice of how long a payment window is extended. */
export function ExtensionChoice({
  minutes,
  onChange,
}: {
  minutes: Extension
  onChange: (minutes: Extension) => void
}) {
  const t = useT('staff')
  const language = useLanguage()
  return (
    <fieldset>
      <legend>{t('act.extendBy')}</legend>
      <SimpleGrid cols={2} spacing="sm" verticalSpacing={0}>
        {paymentExtensions.map((one) => (
          <Radio
            key={one}
            name="minutes"
            label={formatDuration(one * 60, language)}
            checked={one === minutes}
            onChange={() => onChange(one)}
          />
        ))}
      </SimpleGrid>
    </fieldset>
  )
}
