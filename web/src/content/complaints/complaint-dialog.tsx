import { complaintTopics } from '@teeviet/contract/rules/complaint-steps'
import { complaintStepDays } from '@teeviet/contract/rules/limits'
import { useState } from 'react'
import { answerOf } from '#api/client/call.ts'
import { useChange } from '#api/client/use-change.ts'
import * as api from '#api/index.ts'
import type { DialogControl } from '#dialogs/open.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { useTypedText } from '#session/use-typed-text.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Button } from '#ui/form/button.tsx'
import { LongField } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import styles from './bill-complaints.module.css'

/** Asks what a complaint is about and sends it; closes with true when it was received. What was typed stays. */
export default function ComplaintDialog({ billId, close }: DialogControl & { billId: number }) {
  const t = useT('complaint')
  const [topic, setTopic] = useState<(typeof complaintTopics)[number]>('booking')
  const [content, setContent] = useTypedText(`complaint-${billId}`)
  const [problem, setProblem] = useState<string>()
  const send = useChange(async () => {
    if (content.trim() === '') return setProblem(t('missing'))
    setProblem(undefined)
    const answer = await answerOf(
      api.bills.sendComplaint,
      { id_general_bill_detail: billId, topic, content: content.trim() },
      { once: true },
    )
    if (answer.error_code !== 0) return setProblem(answer.error_msg)
    setContent('')
    showToast('success', t('sent', { code: answer.data?.code ?? '' }))
    close(true)
  })

  return (
    <Dialog
      title={t('complain')}
      close={() => close(false)}
      footer={
        <Button wide busy={send.isPending} onClick={() => send.run()}>
          {t('send')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('intro', { n: complaintStepDays })}</p>
        <SelectField
          label={t('topicLabel')}
          value={topic}
          onChange={(event) =>
            setTopic(complaintTopics.find((one) => one === event.currentTarget.value) ?? 'other')
          }
        >
          {complaintTopics.map((one) => (
            <option key={one} value={one}>
              {t(`topic.${one}`)}
            </option>
          ))}
        </SelectField>
        <LongField
          label={t('content')}
          rows={6}
          maxLength={4000}
          data-autofocus
          value={content}
          onChange={(event) => setContent(event.currentTarget.value)}
          {...(problem === undefined ? {} : { error: problem })}
        />
      </div>
    </Dialog>
  )
}
