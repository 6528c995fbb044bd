import { Kbd, Table, Text } from '@mantine/core'
import { modals } from '@mantine/modals'
import { Fragment } from 'react'
import { textsOf } from '../i18n/texts.ts'
import { shownKeys } from './keyboard.ts'

/** Shows every key of the console and what it does. */
export function openKeys(): void {
  const t = textsOf('staff')
  modals.open({
    modalId: 'keys',
    title: t('keys.title'),
    closeButtonProps: { 'aria-label': textsOf('ui')('close') },
    children: <Keys />,
  })
}

function Keys() {
  const t = textsOf('staff')
  return (
    <>
      <Table>
        <Table.Tbody>
          {shownKeys.map(({ keys, text }) => (
            <Table.Tr key={text}>
              <Table.Td>
                {keys.map((key, place) => (
                  <Fragment key={key}>
                    {place > 0 && (text === 'keys.tabs' || text === 'keys.guess' ? '–' : ' ')}
                    <Kbd>{key}</Kbd>
                  </Fragment>
                ))}
              </Table.Td>
              <Table.Td>{t(text)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed" mt="sm">
        {t('keys.note')}
      </Text>
    </>
  )
}
