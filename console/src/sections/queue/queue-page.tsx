import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { staffQuery } from '../../api/staff-call.ts'
import { useT } from '../../i18n/use-texts.tsx'
import type { Command } from '../../keyboard/keyboard.ts'
import { openKeys } from '../../keyboard/keys-dialog.tsx'
import { useKeyboard } from '../../keyboard/use-keyboard.ts'
import { Button } from '../../kit/button.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { PageSize } from '../../lists/page-size.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { BookingPanel } from '../booking/booking-panel.tsx'
import { type Act, stepsAllowed } from '../booking/steps-allowed.ts'
import { neighbourOf } from './neighbour.ts'
import styles from './queue.module.css'
import { QueueFilters } from './queue-filters.tsx'
import { queueQuery, type StaffBooking } from './queue-query.ts'
import { isFiltered, type QueueSearch, queueTabs, tabOf } from './queue-search.ts'
import { QueueTable, rowIdOf } from './queue-table.tsx'
import { QueueTabs } from './queue-tabs.tsx'

/** The queue: the list of a tab on the left, the open booking on the right, all of it from the keyboard. */
export function QueuePage({
  search,
  onSearch,
}: {
  search: QueueSearch
  /** Changes the address; the open booking alone does not make a step to go back to. */
  onSearch: (change: QueueSearch, isStep: boolean) => void
}) {
  const t = useT('staff')
  const staff = useStaff()
  const mayCall = useMayCall()
  const list = useInfiniteQuery(queueQuery(staff, search))
  const { data: figures } = useQuery(staffQuery(staff, 'GET /api/staff/queue', {}))
  const bookings = list.data?.pages.flat() ?? []
  const searchField = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLElement>(null)
  const [act, setAct] = useState<Act | null>(null)

  const select = useCallback(
    (id: number | undefined) => {
      setAct(null)
      onSearch({ id }, false)
    },
    [onSearch],
  )
  const filter = useCallback(
    (change: QueueSearch) => onSearch({ ...change, id: undefined }, true),
    [onSearch],
  )
  // A booking that was opened while the words were still being typed stays open.
  const find = useCallback((q: string | undefined) => onSearch({ q }, true), [onSearch])

  /** Back to the list, at the row that was open. */
  function close() {
    document.getElementById(rowIdOf(search.id))?.focus()
    select(undefined)
  }

  function run(command: Command): boolean {
    const current = bookings.find(({ id }) => id === search.id)
    switch (command.kind) {
      case 'next':
      case 'previous': {
        const id = neighbourOf(bookings, search.id, command.kind === 'next' ? 1 : -1)
        if (id !== undefined) select(id)
        return id !== undefined
      }
      case 'open':
        if (search.id === undefined) return run({ kind: 'next' })
        panel.current?.focus()
        return true
      case 'close':
        if (act) setAct(null)
        else if (document.activeElement === searchField.current) searchField.current?.blur()
        else if (search.id !== undefined) close()
        else return false
        return true
      case 'search':
        searchField.current?.focus()
        searchField.current?.select()
        return true
      case 'help':
        openKeys()
        return true
      case 'tab':
        filter({ tab: queueTabs[command.number - 1] })
        return true
      case 'act':
        if (!current || !stepsAllowed(current.state, mayCall).includes(command.act)) return false
        setAct(command.act)
        return true
    }
  }
  useKeyboard(run)

  return (
    <div className={styles.layout}>
      <section className={styles.list}>
        <h1 className="visually-hidden">{t('nav.queue')}</h1>
        <QueueTabs search={search} counts={figures ?? {}} />
        <QueueFilters search={search} searchField={searchField} onWords={find} onChange={filter} />
        <List
          list={list}
          bookings={bookings}
          search={search}
          onSelect={select}
          onRetry={() => list.refetch()}
        />
        <div className={styles.more}>
          {list.hasNextPage && (
            <Button
              look="second"
              size="small"
              busy={list.isFetchingNextPage}
              onClick={() => list.fetchNextPage()}
            >
              {t('more')}
            </Button>
          )}
          <PageSize rows={bookings.length} />
        </div>
      </section>
      <BookingPanel
        ref={panel}
        bookingId={search.id}
        act={act}
        onAct={setAct}
        onDone={() =>
          select(neighbourOf(bookings, search.id, 1) ?? neighbourOf(bookings, search.id, -1) ?? search.id)
        }
        onClose={close}
      />
    </div>
  )
}

function List({
  list,
  bookings,
  search,
  onSelect,
  onRetry,
}: {
  list: { isPending: boolean; error: Error | null; isFetching: boolean }
  bookings: readonly StaffBooking[]
  search: QueueSearch
  onSelect: (id: number) => void
  onRetry: () => void
}) {
  const t = useT('staff')
  if (bookings.length > 0) {
    const withState = ['paid', 'all'].includes(tabOf(search))
    return <QueueTable bookings={bookings} selected={search.id} withState={withState} onSelect={onSelect} />
  }
  if (list.isPending) return <Skeleton lines={12} />
  if (list.error) return <ErrorState error={list.error} onRetry={onRetry} busy={list.isFetching} />
  return (
    <p className={styles.empty}>
      <strong>{t(isFiltered(search) ? 'list.emptyFiltered' : 'list.empty')}</strong>
      {!isFiltered(search) && t('list.emptyText')}
    </p>
  )
}
