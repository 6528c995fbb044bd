import { useQueryClient } from '@tanstack/react-query'
import { sendableHioStates } from '@teeviet/contract/rules/bookings/hio-claims'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useEffect, useState } from 'react'
import { FailedCall, Refused } from '../../api/call.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { confirm } from '../../kit/confirm.ts'
import { Problem } from '../../kit/problem.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { staffFile } from '../../session/staff-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { MessageTexts } from '../messages/message-texts.tsx'
import type { StaffHioClaim } from './step-form.tsx'

const calls = {
  sheet: 'GET /api/staff/hio-claims/:id/sheet',
  send: 'POST /api/staff/hio-claims/:id/send-sheet',
  preview: 'POST /api/staff/hio-claims/:id/preview-messages',
} as const
const refreshMs = 2_000

/** The sheet of a claim for the insurer: its e-mails so far, the download, and sending it, also again. */
export function ClaimSheet({ claim }: { claim: StaffHioClaim }) {
  const t = useT('staff-hio')
  const ui = useT('ui')
  const staff = useStaff()
  const act = useAct()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [problem, setProblem] = useState<string>()
  const { id, code, state, insurer_email: email, sheets } = claim
  const isWaiting = sheets.some((sheet) => sheet.state === 'waiting')
  const isAgain = sheets.some((sheet) => sheet.state === 'sent')
  const isSendable = sendableHioStates.some((one) => one === state)
  useRefresh(isWaiting)

  async function download() {
    setProblem(undefined)
    try {
      saveFile(await staffFile(staff, calls.sheet, { id }), `${code}.pdf`)
    } catch (failure) {
      if (!(failure instanceof FailedCall || failure instanceof Refused)) throw failure
      setProblem(failure.message || ui('error.title'))
    }
  }

  async function send() {
    const moved = { id, from: 'witnessed', to: 'sent', answer: '' } as const
    const preview = state === 'witnessed' ? await act.send(calls.preview, moved) : { messages: [] }
    if (!preview) return
    const message = (
      <div className={styles.form}>
        <p>{t(isAgain ? 'sheet.againQuestion' : 'sheet.question', { email })}</p>
        <MessageTexts messages={preview.messages} />
      </div>
    )
    const label = t(isAgain ? 'sheet.again' : 'sheet.send')
    if (!(await confirm({ message, confirm: label, cancel: t('sheet.cancel') }))) return
    if (await act.send(calls.send, { id }, t('sheet.queued', { code }), key)) setKey(crypto.randomUUID())
  }

  return (
    <>
      {sheets.map((sheet) => (
        <p key={`${sheet.state} ${sheet.at}`} data-hio-sheet={sheet.state}>
          <span className={`date ${styles.muted}`}>{formatHistoryTime(sheet.at)}</span>{' '}
          {t(`sheet.state.${sheet.state}`, { email: sheet.email })}
          {sheet.is_repeat === 1 && <> ({t('sheet.repeat')})</>}{' '}
          <span className={styles.muted}>({sheet.who})</span>
        </p>
      ))}
      {isSendable && email === '' && <p className={styles.muted}>{t('sheet.none')}</p>}
      <Problem>{problem ?? act.problem}</Problem>
      <div className={styles.buttons}>
        <Button call={calls.sheet} look="quiet" onClick={download}>
          {t('sheet.download')}
        </Button>
        {isSendable && email !== '' && !isWaiting && (
          <Button call={calls.send} look="second" busy={act.busy} onClick={send}>
            {t(isAgain ? 'sheet.again' : 'sheet.send')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Loads the claims again while an e-mail waits for the mail server. */
function useRefresh(isWaiting: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(
      () => client.invalidateQueries({ queryKey: ['staff', 'GET /api/staff/hio-claims'] }),
      refreshMs,
    )
    return () => clearInterval(timer)
  }, [isWaiting, client])
}
