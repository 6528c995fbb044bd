import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { complaintTopics } from '@teeviet/contract/rules/complaint-steps'
import type { RequestOf } from '../../api/call.ts'
import { Form } from '../../forms/form.tsx'
import { missingOf, useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { optionsOf } from '../../kit/options.ts'
import styles from '../../theme/layout.module.css'

type Recorded = RequestOf<'POST /api/staff/complaints'> & { bill_code: string; content: string }
const empty: Recorded = { bill_code: '', topic: 'booking', channel: 'hotline', content: '' }
const channels = ['hotline', 'chat', 'email'] as const

/** Records a complaint that came by hotline, chat or e-mail, against the bill it is about. */
export function RecordForm({ onBack }: { onBack: () => void }) {
  const t = useT('staff-people')
  const common = useT('staff-admin')
  const words = useT('complaint')
  const check = (typed: Recorded) => missingOf(typed, ['bill_code', 'content'])
  const form = useDraft(() => ({ ...empty }), { check })
  const field = form.getInputProps

  function send({ bill_code, content, ...rest }: Recorded) {
    const request = { ...rest, bill_code: bill_code.trim(), content: content.trim() }
    return form.send('POST /api/staff/complaints', request, common('saved'))
  }

  return (
    <Form panel form={form} onSend={send} onBack={onBack}>
      <h2>{t('complaint.record')}</h2>
      <div className={styles.fields}>
        <TextInput label={t('complaint.bill')} autoFocus maxLength={32} {...field('bill_code')} />
        <NativeSelect
          label={words('topicLabel')}
          data={optionsOf(complaintTopics, (one) => words(`topic.${one}`))}
          {...field('topic')}
        />
        <NativeSelect
          label={t('complaint.channel')}
          data={optionsOf(channels, (one) => t(`channel.${one}`))}
          {...field('channel')}
        />
      </div>
      <Textarea label={t('complaint.content')} maxLength={4000} {...field('content')} />
    </Form>
  )
}
