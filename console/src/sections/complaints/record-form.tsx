import { complaintTopics } from '@teeviet/contract/rules/complaint-steps'
import { type FormEvent, useState } from 'react'
import { staffCall } from '../../api/staff-call.ts'
import styles from '../../forms/desk.module.css'
import { FormFoot } from '../../forms/form-foot.tsx'
import { useAct } from '../../forms/use-act.ts'
import { useNeeded } from '../../forms/use-needed.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Field, LongField, SelectField } from '../../kit/field.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'

const channels = ['hotline', 'chat', 'email'] as const

/** Records a complaint that came by hotline, chat or e-mail, against the bill it is about. */
export function RecordForm({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  const t = useT('staff-people')
  const desk = useT('staff-desk')
  const words = useT('complaint')
  const staff = useStaff()
  const act = useAct()
  const [code, setCode] = useState('')
  const [topic, setTopic] = useState<(typeof complaintTopics)[number]>('booking')
  const [channel, setChannel] = useState<(typeof channels)[number]>('hotline')
  const [content, setContent] = useState('')

  const { form, needed, isWhole } = useNeeded()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWhole()) return
    const request = { bill_code: code.trim(), topic, channel, content: content.trim() }
    if (!(await act.run(() => staffCall(staff, 'POST /api/staff/complaints', request)))) return
    showToast('success', desk('saved'))
    onDone()
  }

  return (
    <form ref={form} className={styles.open} onSubmit={submit} noValidate>
      <h2 className={styles.heading}>{t('complaint.record')}</h2>
      <div className={styles.fields}>
        <Field
          label={t('complaint.bill')}
          autoFocus
          maxLength={32}
          autoComplete="off"
          value={code}
          {...needed(code)}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <SelectField
          label={words('topicLabel')}
          value={topic}
          onChange={(event) =>
            setTopic(complaintTopics.find((one) => one === event.currentTarget.value) ?? 'other')
          }
        >
          {complaintTopics.map((one) => (
            <option key={one} value={one}>
              {words(`topic.${one}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('complaint.channel')}
          value={channel}
          onChange={(event) =>
            setChannel(channels.find((one) => one === event.currentTarget.value) ?? 'hotline')
          }
        >
          {channels.map((one) => (
            <option key={one} value={one}>
              {t(`channel.${one}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <LongField
        label={t('complaint.content')}
        rows={4}
        maxLength={4000}
        value={content}
        {...needed(content)}
        onChange={(event) => setContent(event.currentTarget.value)}
      />
      <FormFoot act={act} onBack={onBack} />
    </form>
  )
}
