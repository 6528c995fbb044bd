import { Container } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorState } from '../kit/error-state.tsx'

/**
 * A page that broke, or whose code did not come: an update of the product takes its old files away, so trying again
 * loads the page from the start.
 */
export function PageError({ error }: ErrorComponentProps) {
  return (
    <Container component="main" id="content" p="xl">
      <ErrorState error={error instanceof Error ? error : null} onRetry={() => location.reload()} />
    </Container>
  )
}
