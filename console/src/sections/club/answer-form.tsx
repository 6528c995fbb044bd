import { Radio, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core'
import { clubEndReasons } from '@teeviet/contract/rules/bookings/end-reasons'
import { dayOf, formatClock } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { AcceptedTime } from './accepted-time.tsx'
import { keepName, keptName } from './kept-name.ts'
import type { Asked, ClubAnswer } from './use-club-request.ts'

const choices = ['accept', 'propose', 'decline'] as const
type Choice = (typeof choices)[number]
type Field = 'by' | 'reference' | 'time' | 'reason'

type AnswerFormProps = {
  request: Asked
  /** The name to answer with, where the account does not know it. */
  name?: string
  busy: boolean
  problem: string | undefined
  onAnswer: (answer: ClubAnswer) => void
}

/** The three answers of a club: its reference, another time, or a reason; and who answers. */
export function AnswerForm({ request, name, busy, problem, onAnswer }: AnswerFormProps) {
  const t = useT('club')
  const reasonTexts = useT('end-reasons')
  const canAccept = request.can_accept === 1
  const [choice, setChoice] = useState<Choice>(canAccept ? 'accept' : 'propose')
  const [by, setBy] = useState(() => keptName() || (name ?? ''))
  const [reference, setReference] = useState('')
  const [option, setOption] = useState(0)
  const [time, setTime] = useState(() => inputTime(request))
  const [reason, setReason] = useState<(typeof clubEndReasons)[number]>()
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)

  const missing: Record<Field, boolean> = {
    by: by.trim() === '',
    reference: choice === 'accept' && reference.trim() === '',
    time: choice === 'propose' && time === '',
    reason: choice === 'decline' && reason === undefined && words.trim() === '',
  }
  const errorOf = (field: Field, text = t('missing')) => (isTried && missing[field] ? text : undefined)

  function answer(): ClubAnswer {
    if (choice === 'accept' && option > 0)
      return { call: 'POST /api/club/accept-alternative', fields: { by, reference, option } }
    if (choice === 'accept') return { call: 'POST /api/club/accept', fields: { by, reference } }
    if (choice === 'decline')
      return { call: 'POST /api/club/decline', fields: { by, reason_code: reason, words } }
    return { call: 'POST /api/club/propose', fields: { by, words, proposed_at: Date.parse(`${time}+07:00`) } }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setTried(true)
    if (Object.values(missing).some(Boolean)) return
    keepName(by)
    onAnswer(answer())
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {!canAccept && <p>{t('needsStaff')}</p>}
        <SegmentedControl
          fullWidth
          size="md"
          aria-label={t('answer')}
          value={choice}
          onChange={(value) => setChoice(choices.find((one) => one === value) ?? choice)}
          data={choices
            .filter((one) => one !== 'accept' || canAccept)
            .map((value) => ({ value, label: t(`choice.${value}`) }))}
        />
        {choice === 'accept' && request.alternatives.length > 0 && (
          <AcceptedTime request={request} option={option} onChange={setOption} />
        )}
        {choice === 'accept' && (
          <TextInput
            size="md"
            label={t('reference')}
            description={t('referenceHint')}
            maxLength={60}
            value={reference}
            error={errorOf('reference')}
            onChange={(event) => setReference(event.currentTarget.value)}
          />
        )}
        {choice === 'propose' && (
          <TextInput
            size="md"
            type="datetime-local"
            label={t('otherTime')}
            value={time}
            error={errorOf('time')}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        )}
        {choice === 'decline' && (
          <fieldset>
            <legend>{t('reason')}</legend>
            <Stack gap={0}>
              {clubEndReasons.map((one) => (
                <Radio
                  py={8}
                  key={one}
                  name="reason"
                  label={reasonTexts(one)}
                  checked={one === reason}
                  onChange={() => setReason(one)}
                />
              ))}
            </Stack>
          </fieldset>
        )}
        {choice !== 'accept' && (
          <Textarea
            size="md"
            label={t('words')}
            description={t(choice === 'decline' ? 'declineHint' : 'proposeHint')}
            rows={2}
            maxLength={500}
            value={words}
            error={errorOf('reason', t('reasonMissing'))}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
        <TextInput
          size="md"
          label={t('by')}
          autoComplete="name"
          maxLength={80}
          value={by}
          error={errorOf('by')}
          onChange={(event) => setBy(event.currentTarget.value)}
        />
        <Problem>{problem}</Problem>
        <Button
          type="submit"
          size="lg"
          fullWidth
          look={choice === 'decline' ? 'danger' : 'primary'}
          busy={busy}
        >
          {t(`send.${choice}`)}
        </Button>
      </Stack>
    </form>
  )
}

/** The requested start as the value of an input of date and time; empty when only a day was asked for. */
function inputTime({ date_played, is_any_time }: Asked): string {
  return is_any_time === 1 ? '' : `${dayOf(date_played)}T${formatClock(date_played)}`
}
