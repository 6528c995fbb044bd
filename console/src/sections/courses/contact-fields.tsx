import { Box, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { clubChannels, mostClubContacts } from '@teeviet/contract/rules/bookings/club-contacts'
import type { Draft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { optionsOf } from '../../kit/options.ts'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'
import { newContact } from './contact-draft.ts'
import type { CourseDraft } from './course-draft.ts'

/** The contacts of a course's club in their order, each with the channel by which it is asked. */
export function ContactFields({ form }: { form: Draft<CourseDraft> }) {
  const t = useT('staff-golf')
  const words = useT('staff-sharing')
  const { data } = useRead('GET /api/staff/club-channels', {}, { staleTime: Number.POSITIVE_INFINITY })
  const { club_contacts: contacts } = form.values
  const isSetUp = (channel: (typeof clubChannels)[number]) => data?.channels.includes(channel) ?? true
  const missing = clubChannels.filter((one) => !isSetUp(one))
  return (
    <fieldset className={styles.form}>
      <legend>{t('field.club_contacts')}</legend>
      <Text size="sm" c="dimmed">
        {t('courses.contactsHint')}
      </Text>
      {contacts.map(({ channel, address }, at) => (
        <Group key={at} wrap="nowrap" align="start" gap="xs">
          <NativeSelect
            label={t('courses.contactChannel')}
            w={96}
            data={optionsOf(clubChannels, (one) => words(`messages.channel.${one}`)).map((option, index) => ({
              ...option,
              disabled: missing.some((one) => one === clubChannels[index] && one !== channel),
            }))}
            {...form.getInputProps(`club_contacts.${at}.channel`)}
          />
          <TextInput
            label={t(channel === 'email' ? 'courses.contactEmail' : 'courses.contactPhone')}
            flex={1}
            inputMode={channel === 'email' ? 'email' : 'tel'}
            maxLength={254}
            {...form.getInputProps(`club_contacts.${at}.address`)}
          />
          <Box pt={20}>
            <IconButton
              icon="trash"
              label={t('courses.removeContact', { address })}
              onClick={() => form.removeListItem('club_contacts', at)}
            />
          </Box>
        </Group>
      ))}
      {missing.map((channel) => (
        <Text key={channel} size="sm" c="dimmed">
          {t(`courses.channelOff.${channel === 'zalo' ? 'zalo' : 'email'}`)}
        </Text>
      ))}
      <div>
        <Button
          look="second"
          icon="plus"
          disabled={contacts.length >= mostClubContacts}
          onClick={() => form.insertListItem('club_contacts', newContact)}
        >
          {t('courses.addContact')}
        </Button>
      </div>
    </fieldset>
  )
}
