import { FileButton, Loader } from '@mantine/core'
import {
  attachmentTypes,
  largestAttachmentBytes,
  mostAttachments,
} from '@teeviet/contract/rules/bookings/attachments'
import { type DragEvent, useRef, useState } from 'react'
import type { DataOf } from '../../api/call.ts'
import { base64Of } from '../../forms/files/base64-of.ts'
import { undoBy } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { useMayCall } from '../../session/may-call.ts'
import styles from '../../theme/layout.module.css'
import { AttachmentLine } from './attachment-line.tsx'

const call = 'POST /api/staff/bookings/:id/attachments'
const removeCall = 'POST /api/staff/bookings/:id/attachments/:attachment_id/remove'
type Booking = Pick<DataOf<'GET /api/staff/bookings/:id'>, 'id' | 'attachments'>

const mb = largestAttachmentBytes / 1024 / 1024

/** The files that staff attached to a booking; more are chosen or dropped here, and sent one after the other. */
export function BookingAttachments({ booking: { id, attachments } }: { booking: Booking }) {
  const t = useT('staff-sharing')
  const mayAdd = useMayCall()(call)
  const act = useAct()
  const reset = useRef<() => void>(null)
  const [sending, setSending] = useState<{ name: string; k: number; n: number } | null>(null)
  const [tooLarge, setTooLarge] = useState<string>()

  async function add(files: readonly File[]) {
    reset.current?.()
    act.forget()
    setTooLarge(files.find(({ size }) => size > largestAttachmentBytes)?.name)
    const fitting = files.filter(({ size }) => size <= largestAttachmentBytes)
    for (const [place, file] of fitting.entries()) {
      const { name } = file
      setSending({ name, k: place + 1, n: fitting.length })
      const request = { id, name, data: await base64Of(file) }
      const added = await act.send(call, request, (files) => ({
        text: t('attachments.added', { name }),
        // the latest one is last
        undo: files.slice(-1).map((file) => undoBy(removeCall, { id, attachment_id: file.id })),
      }))
      if (!added) break
    }
    setSending(null)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    if (sending === null) add([...event.dataTransfer.files])
  }

  const dropped = mayAdd ? { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop } : {}
  return (
    <div className={styles.form} {...dropped}>
      {attachments.length === 0 ? (
        <p className={styles.muted}>{t('attachments.none')}</p>
      ) : (
        <ul>
          {attachments.map((attachment) => (
            <AttachmentLine key={attachment.id} bookingId={id} attachment={attachment} />
          ))}
        </ul>
      )}
      <p aria-live="polite" className={styles.muted}>
        {sending && (
          <>
            <Loader size={16} aria-hidden="true" /> {t('attachments.sending', sending)}
          </>
        )}
      </p>
      <Problem>
        {tooLarge === undefined ? act.problem : t('attachments.tooLarge', { name: tooLarge, mb })}
      </Problem>
      {mayAdd && (
        <>
          <FileButton
            multiple
            accept={attachmentTypes.join(',')}
            resetRef={reset}
            inputProps={{ 'aria-label': t('attachments.add') }}
            onChange={add}
          >
            {({ onClick }) => (
              <div>
                <Button look="second" busy={sending !== null} onClick={onClick}>
                  {t('attachments.add')}
                </Button>
              </div>
            )}
          </FileButton>
          <p className={styles.muted}>{t('attachments.hint', { mb, n: mostAttachments })}</p>
        </>
      )}
    </div>
  )
}
