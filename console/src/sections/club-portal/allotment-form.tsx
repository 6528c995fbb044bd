import { Checkbox, TextInput } from '@mantine/core'
import { serverNow } from '@teeviet/contract/live/server-clock'
import { mostAllottedPlaces, mostReleaseHours } from '@teeviet/contract/rules/limits'
import { type DayKind, dayKinds } from '@teeviet/contract/rules/money/rates'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useState } from 'react'
import { isNumberIn, typedNumber } from '../../forms/typed-number.ts'
import { undoBy } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { isWrongSpan, type Span, SpanFields } from '../closing/span-fields.tsx'

const numbers = [
  ['places', 1, mostAllottedPlaces],
  ['release_hours', 0, mostReleaseHours],
] as const

type AllotmentFormProps = {
  course: number
  /** The allotments that are given already: the same again gives nothing, so that there is nothing to undo. */
  known: readonly { id: number }[]
}

/** Gives places of a course's tee times that are sold without asking the club; a month from tomorrow at first. */
export function AllotmentForm({ course, known }: AllotmentFormProps) {
  const t = useT('club')
  const golf = useT('staff-golf')
  const act = useAct()
  const mayCall = useMayCall()
  const [span, setSpan] = useState<Span>(() => {
    const tomorrow = addDays(dayOf(serverNow()), 1)
    return { day_from: tomorrow, day_to: addDays(tomorrow, 30), time_from: '06:00', time_to: '12:00' }
  })
  const [kinds, setKinds] = useState<DayKind[]>(['weekday'])
  const [typed, setTyped] = useState({ places: '2', release_hours: '24' })
  const isIncomplete =
    kinds.length === 0 || numbers.some(([name, least, most]) => !isNumberIn(typed[name], least, most))
  const isWrong = isWrongSpan(span) || isIncomplete
  if (!mayCall('POST /api/club/allotments')) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isWrong) return
    const given = {
      facility_id: course,
      ...span,
      day_kinds: kinds,
      places: typedNumber(typed.places) ?? 0,
      release_hours: typedNumber(typed.release_hours) ?? 0,
    }
    act.send('POST /api/club/allotments', given, ({ id }) => {
      const text = t('portal.allotments.given')
      if (known.some((one) => one.id === id)) return text
      return { text, undo: undoBy('POST /api/club/allotments/:id/take-back', { id }) }
    })
  }

  function problem() {
    if (isWrongSpan(span)) return golf('wrongOrder')
    if (isIncomplete)
      return t('portal.allotments.wrong', { most: mostAllottedPlaces, hours: mostReleaseHours })
    return act.problem
  }

  return (
    <form className={styles.panel} aria-label={t('portal.allotments.give')} onSubmit={submit}>
      <h2>{t('portal.allotments.title')}</h2>
      <div className={styles.bar}>
        <SpanFields span={span} onChange={(changed) => setSpan((before) => ({ ...before, ...changed }))} />
        {numbers.map(([name, least, most]) => (
          <TextInput
            key={name}
            label={t(`portal.allotments.${name}`)}
            value={typed[name]}
            inputMode="numeric"
            maxLength={3}
            error={!isNumberIn(typed[name], least, most)}
            onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      <Checkbox.Group
        label={t('portal.allotments.kinds')}
        value={kinds}
        error={kinds.length === 0}
        onChange={(chosen) => setKinds(dayKinds.filter((kind) => chosen.includes(kind)))}
      >
        <div className={styles.buttons}>
          {dayKinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={golf(`kind.${kind}`)} />
          ))}
        </div>
      </Checkbox.Group>
      <div className={styles.buttons}>
        <Button
          call="POST /api/club/allotments"
          type="submit"
          busy={act.busy}
          aria-disabled={isWrong || undefined}
        >
          {t('portal.allotments.give')}
        </Button>
      </div>
      <p className={styles.muted}>{t('portal.allotments.note')}</p>
      <Problem>{problem()}</Problem>
    </form>
  )
}
