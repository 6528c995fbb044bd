import { Radio, Stack } from '@mantine/core'
import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import layout from '../../theme/layout.module.css'
import type { Asked } from './use-club-request.ts'

/** Which time the club accepts: the one asked for (0), or another one that the golfer would also take and that is free. */
export function AcceptedTime({
  request,
  option,
  onChange,
}: {
  request: Asked
  option: number
  onChange: (option: number) => void
}) {
  const t = useT('club')
  const staff = useT('staff')
  const language = useLanguage()
  const timeOf = ({ date_played, flights }: Pick<Asked, 'date_played' | 'flights'>) =>
    playTimeText({ date_played, is_any_time: 0, flights }, language, '')
  return (
    <fieldset>
      <legend>{t('alternative.which')}</legend>
      <p className={layout.muted}>{t('alternative.hint')}</p>
      <Stack gap={0}>
        <Radio
          py={8}
          name="accepted-time"
          label={t('alternative.asked', { time: timeOf(request) })}
          checked={option === 0}
          onChange={() => onChange(0)}
        />
        {request.alternatives.map((one) => (
          <Radio
            key={one.option}
            py={8}
            name="accepted-time"
            label={`${timeOf(one)} ·\u00a0${one.facility.title}`}
            description={[
              formatMoney(one.price),
              one.is_free === 0
                ? staff('alternatives.taken')
                : one.difference !== null && one.difference > 0
                  ? staff('alternatives.dearer', { amount: formatMoney(one.difference) })
                  : staff('alternatives.free'),
            ].join(' ·\u00a0')}
            disabled={one.is_free === 0}
            checked={option === one.option}
            onChange={() => onChange(one.option)}
          />
        ))}
      </Stack>
    </fieldset>
  )
}
