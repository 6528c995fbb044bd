import { Center, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callApi, FailedCall } from '../../api/call.ts'
import { ConsoleLanguage } from '../../i18n/console-language.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Mark } from '../../kit/mark.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { AcknowledgeForm } from './acknowledge-form.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ClubAnswered } from './club-answered.tsx'
import styles from './club-page.module.css'
import { RequestFacts } from './request-facts.tsx'
import { useClubAnswer, useClubRequest } from './use-club-request.ts'

/** One booking for its club: a request with the three answers, a paid one to acknowledge, or what was answered. */
export function ClubPage({ linkKey }: { linkKey: string }) {
  const t = useT('club')
  const query = useClubRequest(linkKey)
  const answering = useClubAnswer(linkKey)
  const { data: request, error } = query
  const isOver = error instanceof FailedCall && error.status === 404
  return (
    <Center component="main" id="content" className={styles.page}>
      <Paper className={styles.card} radius={16}>
        <Stack gap="lg">
          <Group justify="space-between" wrap="nowrap">
            <Group gap="xs" c="var(--color-link)" wrap="nowrap">
              <Mark size={28} />
              <Text fw={700}>TeeViet</Text>
            </Group>
            <ConsoleLanguage />
          </Group>
          {isOver ? (
            <Over text={error.message} />
          ) : request ? (
            <>
              <RequestFacts request={request} />
              {request.waits_for === 'acknowledgement' ? (
                <AcknowledgeForm
                  busy={answering.isPending}
                  problem={answering.error?.message}
                  onAcknowledge={(fields) => answering.mutate({ call: 'POST /api/club/acknowledge', fields })}
                />
              ) : request.answer === null ? (
                <AnswerForm
                  request={request}
                  busy={answering.isPending}
                  problem={answering.error?.message}
                  onAnswer={answering.mutate}
                />
              ) : (
                <ClubAnswered request={request} />
              )}
              <Hotline>{(phone) => t('call', { phone })}</Hotline>
            </>
          ) : error ? (
            <ErrorState error={error} onRetry={() => query.refetch()} busy={query.isFetching} />
          ) : (
            <Skeleton lines={10} />
          )}
        </Stack>
      </Paper>
    </Center>
  )
}

function Over({ text }: { text: string }) {
  const t = useT('club')
  return (
    <Stack gap="xs" role="status">
      <Title order={1} className={styles.title}>
        {t('over')}
      </Title>
      <p>{text}</p>
      <Hotline>{(phone) => t('call', { phone })}</Hotline>
    </Stack>
  )
}

/** The operator's phone for whatever the link cannot do. */
function Hotline({ children }: { children: (phone: string) => ReactNode }) {
  const { data } = useQuery({
    queryKey: ['site_settings'],
    queryFn: ({ signal }) => callApi('GET /api/services/site_settings', {}, { staffId: null, signal }),
  })
  if (!data?.hotline) return null
  return (
    <Text size="sm">
      <a href={`tel:${data.hotline.replaceAll(' ', '')}`}>{children(data.hotline)}</a>
    </Text>
  )
}
