import type { MessageChannel, MessageTopic } from '@teeviet/contract/rules/messages/message-channels'
import { useT } from '#i18n/use-texts.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import styles from './account-page.module.css'

/** The channels of one kind of message, as radio buttons. */
export function MessageChoice({
  topic,
  channel: chosen,
  available,
  onChoose,
}: {
  topic: MessageTopic
  channel: MessageChannel
  available: readonly MessageChannel[]
  onChoose: (channel: MessageChannel) => void
}) {
  const t = useT('account-settings')
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.name}>{t(`messages.topic.${topic}`)}</legend>
      <div className={styles.ways}>
        {available.map((channel) => (
          <Checkbox
            key={channel}
            type="radio"
            name={`message-channel-${topic}`}
            checked={channel === chosen}
            onChange={() => onChoose(channel)}
          >
            {t(`messages.channel.${channel}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
