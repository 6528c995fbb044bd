import { htmlLanguage } from '@teeviet/contract/rules/languages'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useState } from 'react'
import { type DataOf, FailedCall, Refused } from '../../api/call.ts'
import { undoBy } from '../../forms/undo.ts'
import { useAct } from '../../forms/use-act.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Problem } from '../../kit/problem.tsx'
import { saveFile } from '../../kit/save-file.ts'
import { staffFile } from '../../session/staff-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import styles from '../../theme/layout.module.css'
import { showPicture } from './show-picture.tsx'

const fileCall = 'GET /api/staff/bookings/:id/attachments/:attachment_id'
const removeCall = 'POST /api/staff/bookings/:id/attachments/:attachment_id/remove'
const restoreCall = 'POST /api/staff/bookings/:id/attachments/:attachment_id/restore'

type Attachment = DataOf<'POST /api/staff/bookings/:id/attachments'>[number]

/** One attached file: a picture opens in a dialog, a PDF is saved to the device. */
export function AttachmentLine({ bookingId, attachment }: { bookingId: number; attachment: Attachment }) {
  const t = useT('staff-sharing')
  const ui = useT('ui')
  const staff = useStaff()
  const act = useAct()
  const language = useLanguage()
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { name, type, size, at, by } = attachment
  const request = { id: bookingId, attachment_id: attachment.id }

  async function open() {
    setOpening(true)
    setProblem(undefined)
    try {
      const file = await staffFile(staff, fileCall, request)
      if (type === 'application/pdf') saveFile(file, name)
      else showPicture(file, name, ui('close'))
    } catch (failure) {
      if (!(failure instanceof FailedCall || failure instanceof Refused)) throw failure
      setProblem(failure.message || ui('error.title'))
    } finally {
      setOpening(false)
    }
  }

  const remove = () =>
    act.send(removeCall, request, () => ({
      text: t('attachments.removed', { name }),
      undo: undoBy(restoreCall, request),
    }))

  return (
    <li className={styles.head} data-attachment>
      <span>
        {name}{' '}
        <span className={styles.muted}>
          {[sizeText(size, language), formatHistoryTime(at), by].filter(Boolean).join(' ·\u00a0')}
        </span>
        <Problem>{problem ?? act.problem}</Problem>
      </span>
      <span className={styles.buttons}>
        <Button
          size="xs"
          look="second"
          busy={isOpening}
          aria-label={t('attachments.open', { name })}
          onClick={open}
        >
          {t('attachments.openNow')}
        </Button>
        <Button
          call={removeCall}
          size="xs"
          look="quiet"
          busy={act.busy}
          aria-label={t('attachments.remove', { name })}
          onClick={remove}
        >
          {t('attachments.removeNow')}
        </Button>
      </span>
    </li>
  )
}

function sizeText(bytes: number, language: Parameters<typeof htmlLanguage>[0]): string {
  const format = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(htmlLanguage(language), format).format(Math.max(1, bytes / 1024))
}
