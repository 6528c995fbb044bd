import { Modal, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { golferMessages, longestWords } from '@teeviet/contract/rules/bookings/golfer-messages'
import { type FormEvent, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { none, optionsOf } from '../../kit/options.ts'
import styles from '../../theme/layout.module.css'
import { type Extension, ExtensionChoice } from '../booking/fields/extension-choice.tsx'
import { isReason, noReason, type Reason, ReasonField } from '../booking/fields/reason-field.tsx'
import type { SharedBooking } from '../sharing/use-sharing.ts'
import type { BulkAct } from './bulk-acts.ts'
import { BulkPreview, type PreviewedAct } from './bulk-preview.tsx'

/** The acts on several bookings of which their golfers get an SMS: some need something typed, once for all of them. */
export type MessagingAct = Extract<BulkAct['kind'], 'place' | 'reject' | 'message' | 'extend'>

type BulkFormProps = {
  kind: MessagingAct
  title: string
  bookings: readonly SharedBooking[]
  onSend: (act: BulkAct) => void
  onClose: () => void
}

/** What several golfers read, or why several payment windows are extended, with an example of the SMS. */
export function BulkForm({ kind, title, bookings, onSend, onClose }: BulkFormProps) {
  const t = useT('staff')
  const sharing = useT('staff-sharing')
  const ui = useT('ui')
  const [why, setWhy] = useState<Reason>(noReason)
  const [chosen, setChosen] = useState('')
  const [words, setWords] = useState('')
  const [minutes, setMinutes] = useState<Extension>(30)
  const [isTried, setTried] = useState(false)
  const template = golferMessages.find((one) => one === chosen)
  const typed = words.trim()
  const isMissing = isTried && typed === ''
  const { act, isReady } = prepared()

  function prepared(): { act: PreviewedAct; isReady: boolean } {
    switch (kind) {
      case 'place':
        return { act: { kind }, isReady: true }
      case 'reject':
        return { act: { kind, reason: why.words.trim(), reason_code: why.code }, isReady: isReason(why) }
      case 'extend':
        return { act: { kind, minutes, reason: typed }, isReady: typed !== '' }
      case 'message': {
        const isTemplate = template !== undefined
        return {
          act: { kind, template, words: isTemplate ? '' : typed },
          isReady: isTemplate || typed !== '',
        }
      }
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isReady) return
    onSend(act)
    onClose()
  }

  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': ui('close') }}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {kind === 'reject' && (
          <ReasonField reason={why} isMissing={isTried && !isReason(why)} onChange={setWhy} />
        )}
        {kind === 'message' && (
          <NativeSelect
            label={sharing('messages.template')}
            data={[
              none(sharing('messages.own')),
              ...optionsOf(golferMessages, (one) => sharing(`messages.templates.${one}`)),
            ]}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        {kind === 'message' && template === undefined && (
          <Textarea
            label={sharing('messages.words')}
            description={sharing('messages.wordsHint')}
            rows={3}
            maxLength={longestWords}
            error={isMissing && t('act.reasonMissing')}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        )}
        {kind === 'extend' && (
          <>
            <ExtensionChoice minutes={minutes} onChange={setMinutes} />
            <TextInput
              label={t('act.extendReason')}
              maxLength={1000}
              error={isMissing && t('act.extendReasonMissing')}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </>
        )}
        <BulkPreview act={act} bookings={bookings} isReady={isReady} />
        <div className={styles.buttons}>
          <Button type="submit" look={kind === 'reject' ? 'danger' : 'primary'}>
            {title}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('act.back')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
