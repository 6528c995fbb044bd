import { FailedCall } from '#api/client/failed-call.ts'
import { showToast } from '#dialogs/toast-store.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Button } from '../form/button.tsx'
import styles from './show-more.module.css'

type Pages = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  fetchNextPage(): Promise<{ readonly error: Error | null }>
}

/** Loads the next page of a list, while there is one. After an error the list stays, and the error is shown. */
export function ShowMore({ query }: { query: Pages }) {
  const t = useT('ui')

  async function showMore() {
    const { error } = await query.fetchNextPage()
    if (error instanceof FailedCall) showToast('error', error.message)
  }

  if (!query.hasNextPage) return null
  return (
    <Button look="second" className={styles.more} busy={query.isFetchingNextPage} onClick={showMore}>
      {t('showMore')}
    </Button>
  )
}
