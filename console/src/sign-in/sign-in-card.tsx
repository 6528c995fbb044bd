import { Center, Paper, Stack, Text, Title } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import { Mark } from '../kit/mark.tsx'

type SignInCardProps = {
  title: string
  note?: string
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}

/** The form of a page before the console, where staff sign in or set their password. */
export function SignInCard({ title, note, onSubmit, children }: SignInCardProps) {
  return (
    <Center component="main" id="content" mih="100vh" px="md" py="lg" bg="var(--color-deep)">
      <Paper w="min(100%, 400px)" px="lg" py={32} radius={16}>
        <form method="post" onSubmit={onSubmit} noValidate>
          <Stack>
            <Stack gap={6} align="center" ta="center" c="var(--color-link)">
              <Mark size={40} />
              <Title order={1} fz="var(--text-22)" c="var(--color-ink)">
                {title}
              </Title>
              {note && (
                <Text size="sm" c="dimmed">
                  {note}
                </Text>
              )}
            </Stack>
            {children}
          </Stack>
        </form>
      </Paper>
    </Center>
  )
}
