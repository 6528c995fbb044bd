import { Alert, Stack } from '@mantine/core'
import { playTimeText } from '@teeviet/contract/display/deadline-text'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Icon } from '../../kit/icon.tsx'
import layout from '../../theme/layout.module.css'
import type { Asked } from './use-club-request.ts'

/** The answer, who gave it and when. */
export function ClubAnswered({
  request,
  hasNext = true,
}: {
  request: Asked
  /** Says what TeeViet does next. */
  hasNext?: boolean
}) {
  const t = useT('club')
  const language = useLanguage()
  const { answer, answered_at, answered_by, reference, words, proposed_at, state } = request
  if (answer === null) return null
  const next = answer === 'accepted' && state === 'paid' ? 'acknowledged' : answer
  const proposed =
    proposed_at === null
      ? ''
      : playTimeText({ date_played: proposed_at, is_any_time: 0 }, language, t('anyTime'))
  return (
    <Stack gap="sm">
      <Alert
        role="status"
        color={answer === 'accepted' ? 'brand' : 'gray'}
        icon={<Icon name={answer === 'declined' ? 'close' : 'check'} />}
        title={t(`answered.${answer}`)}
      >
        <p>{t('answeredBy', { name: answered_by, time: formatHistoryTime(answered_at ?? request.now) })}</p>
        {reference !== '' && <p>{t('yourReference', { reference })}</p>}
        {proposed !== '' && <p>{t('proposedTime', { time: proposed })}</p>}
        {words !== '' && <p className={layout.words}>{words}</p>}
      </Alert>
      {hasNext && <p>{t(`next.${next}`)}</p>}
    </Stack>
  )
}
