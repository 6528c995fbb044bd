import { NativeSelect, Spoiler, Textarea } from '@mantine/core'
import { golferMessages, longestWords } from '@teeviet/contract/rules/bookings/golfer-messages'
import { useState } from 'react'
import { Form } from '../../forms/form.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { none, optionsOf } from '../../kit/options.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { MessageLine } from './message-line.tsx'
import { MessagePreview } from './message-preview.tsx'

const call = 'POST /api/staff/bookings/:id/messages'

/** Every message about a booking with its state, and a form to write to the golfer. */
export function BookingMessages({ bookingId: id }: { bookingId: number }) {
  const t = useT('staff-sharing')
  const { data: messages } = useRead('GET /api/staff/bookings/:id/messages', { id })
  const [isWriting, setWriting] = useState(false)
  if (!messages) return null
  return (
    <>
      {messages.length === 0 ? (
        <p className={styles.muted}>{t('messages.none')}</p>
      ) : (
        <Spoiler maxHeight={220} showLabel={t('messages.all')} hideLabel={t('messages.fewer')}>
          <ol className={styles.lines}>
            {messages.map((message) => (
              <MessageLine key={message.id} message={message} />
            ))}
          </ol>
        </Spoiler>
      )}
      <IfMayCall call={call}>
        {isWriting ? (
          <WriteForm id={id} afterId={messages[0]?.id} onBack={() => setWriting(false)} />
        ) : (
          <Button look="second" icon="chat" onClick={() => setWriting(true)}>
            {t('messages.write')}
          </Button>
        )}
      </IfMayCall>
    </>
  )
}

type WriteFormProps = { id: number; afterId: number | undefined; onBack: () => void }

/** A message by a template or in own words, previewed; sent against the latest message that was read. */
function WriteForm({ id, afterId, onBack }: WriteFormProps) {
  const t = useT('staff-sharing')
  // what was listed when the form was opened: a colleague's message meanwhile is noticed
  const [readId] = useState(afterId)
  const form = useDraft(() => ({ template: '', words: '' }))
  const { template: chosen, words } = form.values
  const template = golferMessages.find((one) => one === chosen)
  const written = { id, template, words: template ? '' : words.trim() }

  async function send() {
    if (await form.send(call, { ...written, after_id: readId }, t('messages.done'))) onBack()
  }
  return (
    <Form form={form} label={t('messages.send')} onSend={send} onBack={onBack}>
      <NativeSelect
        label={t('messages.template')}
        data={[
          none(t('messages.own')),
          ...optionsOf(golferMessages, (one) => t(`messages.templates.${one}`)),
        ]}
        {...form.getInputProps('template')}
      />
      {template === undefined && (
        <Textarea
          label={t('messages.words')}
          description={t('messages.wordsHint')}
          rows={3}
          maxLength={longestWords}
          {...form.getInputProps('words')}
        />
      )}
      <MessagePreview
        call="POST /api/staff/bookings/:id/preview-message"
        request={written}
        isReady={template !== undefined || words.trim() !== ''}
      />
    </Form>
  )
}
