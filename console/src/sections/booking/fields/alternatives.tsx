import { Stack } from '@mantine/core'
import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { useAct } from '../../../forms/use-act.ts'
import { useLanguage, useT } from '../../../i18n/use-texts.tsx'
import { Button } from '../../../kit/button.tsx'
import { confirm } from '../../../kit/confirm.ts'
import { Problem } from '../../../kit/problem.tsx'
import { StatusBadge } from '../../../kit/status-badge.tsx'
import { useMayCall } from '../../../session/may-call.ts'
import styles from '../../../theme/layout.module.css'
import { MessageTexts } from '../../messages/message-texts.tsx'
import type { StaffBookingDetail } from '../booking.ts'

const call = 'POST /api/staff/bookings/:id/confirm-alternative'
const previewCall = 'POST /api/staff/bookings/:id/preview-messages'

type Alternative = StaffBookingDetail['alternatives'][number]

/** The other tee times that the golfer would also take, with what is free, and one act for each of them. */
export function Alternatives({ booking }: { booking: StaffBookingDetail }) {
  const act = useAct()
  const mayConfirm = useMayCall()(call)
  return (
    <>
      <Stack component="ol" gap="sm">
        {booking.alternatives.map((alternative) => (
          <li key={alternative.option}>
            <AlternativeFacts alternative={alternative} />
            {mayConfirm && alternative.state === 'waiting' && alternative.is_free === 1 && (
              <Confirm booking={booking} alternative={alternative} act={act} />
            )}
          </li>
        ))}
      </Stack>
      <Problem>{act.problem}</Problem>
    </>
  )
}

function AlternativeFacts({ alternative }: { alternative: Alternative }) {
  const t = useT('staff')
  const language = useLanguage()
  const { date_played, flights, facility, price, state, is_free, difference } = alternative
  return (
    <>
      <p>
        <strong>{playTimeText({ date_played, is_any_time: 0, flights }, language, '')}</strong> ·&nbsp;
        {facility.title}{' '}
        <StatusBadge
          tone={state === 'confirmed' || (state === 'waiting' && is_free === 1) ? 'good' : 'quiet'}
        >
          {state === 'waiting'
            ? t(is_free === 1 ? 'alternatives.free' : 'alternatives.taken')
            : t(`alternatives.${state}`)}
        </StatusBadge>
      </p>
      <p className={styles.muted}>
        {t('alternatives.price', { amount: formatMoney(price) })}
        {difference !== null &&
          difference !== 0 &&
          ` ·\u00a0${t(difference > 0 ? 'alternatives.dearer' : 'alternatives.cheaper', {
            amount: formatMoney(Math.abs(difference)),
          })}`}
      </p>
    </>
  )
}

function Confirm({
  booking: { id },
  alternative: { option, date_played, difference },
  act,
}: {
  booking: StaffBookingDetail
  alternative: Alternative
  act: ReturnType<typeof useAct>
}) {
  const t = useT('staff')
  const language = useLanguage()
  const isDearer = difference !== null && difference > 0
  const time = playTimeText({ date_played, is_any_time: 0 }, language, '')
  const label = t(isDearer ? 'alternatives.ask' : 'alternatives.confirm', { time })

  /** Asks for a confirmation with the SMS: it names the other time. */
  async function take() {
    const preview = await act.send(previewCall, { id, step: 'alternative', option })
    if (!preview) return
    const message = (
      <div className={styles.form}>
        <MessageTexts messages={preview.messages} />
      </div>
    )
    if (await confirm({ message, confirm: label, cancel: t('act.back') }))
      await act.send(call, { id, option }, t(isDearer ? 'alternatives.asked' : 'alternatives.done'))
  }

  return (
    <Button look="second" call={call} busy={act.busy} onClick={take}>
      {label}
    </Button>
  )
}
