import { serverNow } from '@teeviet/contract/live/server-clock'
import { addDays, dayOf } from '@teeviet/contract/rules/time/dates'
import { type FormEvent, useEffect, useRef } from 'react'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { ClosingFields, useClosingDraft } from '../closing/closing-fields.tsx'
import type { Span } from '../closing/span-fields.tsx'

export const closeCall = 'POST /api/club/closings'

type CloseFormProps = {
  course: number
  /** What the form begins with; else the morning of tomorrow. */
  span?: Span | undefined
  /** Opened by key: the reason has the focus. */
  isAsked?: boolean
}

/** Closes a stretch of a course's tee times; says beforehand how many, and how many bookings stay on them. */
export function CloseForm({ course, span: asked, isAsked = false }: CloseFormProps) {
  const t = useT('club')
  const golf = useT('staff-golf')
  const act = useAct()
  const mayCall = useMayCall()
  const draft = useClosingDraft(() => {
    if (asked) return asked
    const tomorrow = addDays(dayOf(serverNow()), 1)
    return { day_from: tomorrow, day_to: tomorrow, time_from: '06:00', time_to: '12:00' }
  }, 'maintenance')
  const { span, why, isWrong } = draft
  const request = { facility_id: course, ...span }
  const preview = useRead('GET /api/club/closings/preview', request, { enabled: !isWrong })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isAsked) form.current?.querySelector('select')?.focus()
  }, [isAsked])
  if (!mayCall(closeCall)) return null

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isWrong) return
    act.send(closeCall, { ...request, ...why }, ({ changed, booked }) => {
      if (changed === 0) return { warning: golf('sheet.nothingToClose') }
      return booked === 0
        ? golf('sheet.closedNow', { n: changed })
        : t('portal.closings.closedWithPlaces', { n: changed, booked })
    })
  }

  return (
    <form ref={form} className={styles.panel} aria-label={t('portal.closings.close')} onSubmit={submit}>
      <ClosingFields draft={draft} />
      <p aria-live="polite">{!isWrong && preview.data && t('portal.closings.preview', preview.data)}</p>
      <div className={styles.buttons}>
        <Button
          call={closeCall}
          type="submit"
          look="danger"
          busy={act.busy}
          aria-disabled={isWrong || undefined}
        >
          {t('portal.closings.close')}
        </Button>
      </div>
      <p className={styles.muted}>{t('portal.closings.note')}</p>
      <Problem>{isWrong ? golf('wrongOrder') : act.problem || preview.error?.message}</Problem>
    </form>
  )
}
