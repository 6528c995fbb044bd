import { Button, Stack, Title } from '@mantine/core'
import { useT } from '../i18n/use-texts.tsx'

/** There is no such page in the console. */
export function NotFound() {
  const ui = useT('ui')
  const staff = useT('staff')
  return (
    <Stack component="main" id="content" align="center" p="xl">
      <Title order={1}>{ui('notFound')}</Title>
      <Button component="a" href="/staff">
        {staff('nav.queue')}
      </Button>
    </Stack>
  )
}
