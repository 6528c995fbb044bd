import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useRef, useState } from 'react'
import { useT } from '../../i18n/use-texts.tsx'
import type { Command } from '../../keyboard/keyboard.ts'
import { openKeys } from '../../keyboard/keys-dialog.tsx'
import { useKeyboard } from '../../keyboard/use-keyboard.ts'
import { Pages } from '../../lists/list.tsx'
import { ListTabs } from '../../lists/list-tabs.tsx'
import { neighbourOf } from '../../lists/neighbour.ts'
import { useList } from '../../lists/use-list.ts'
import { useSearchChange } from '../../lists/use-search-change.ts'
import { BookingPanel } from '../../sections/booking/booking-panel.tsx'
import { changeByKey } from '../../sections/booking/change/change-by-key.ts'
import { offerByKey } from '../../sections/booking/offer-by-key.ts'
import { type Step, stepsAllowed } from '../../sections/booking/steps-allowed.ts'
import { BulkBar } from '../../sections/bulk/bulk-bar.tsx'
import styles from '../../sections/queue/queue.module.css'
import { QueueFilters } from '../../sections/queue/queue-filters.tsx'
import {
  cursorOf,
  filtersOf,
  isFiltered,
  type QueueSearch,
  queueSearch,
  queueTabs,
  tabOf,
} from '../../sections/queue/queue-search.ts'
import { QueueTable, rowIdOf } from '../../sections/queue/queue-table.tsx'
import { TodayFigures } from '../../sections/sharing/today-figures.tsx'
import { useMayCall } from '../../session/may-call.ts'
import { useRead } from '../../session/use-read.ts'
import layout from '../../theme/layout.module.css'

export const Route = createFileRoute('/staff/')({
  staticData: { title: ['staff', 'nav.queue'], call: 'GET /api/staff/bookings' },
  validateSearch: queueSearch,
  component: QueuePage,
})

/** The queue: the list of a tab on the left, the open booking on the right, all of it from the keyboard. */
function QueuePage() {
  const t = useT('staff')
  const sharing = useT('staff-sharing')
  const search = Route.useSearch()
  const change = useSearchChange<QueueSearch>()
  const list = useList('GET /api/staff/bookings', filtersOf(search), cursorOf)
  // a booking opened by its link need not be on the page of the list
  const { data: opened } = useRead(
    'GET /api/staff/bookings/:id',
    { id: search.id ?? 0 },
    { enabled: search.id !== undefined },
  )
  const { data: figures } = useRead('GET /api/staff/queue', {})
  const searchField = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLElement>(null)
  const [step, setStep] = useState<Step | null>(null)
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const bookings = list.data?.pages.flat() ?? []
  // a booking that this page was opened with stays open after its step when the list does not hold it
  const [linked] = useState(search.id)
  const tab = tabOf(search)
  const isAllSnoozed =
    (tab === 'requested' || tab === 'confirmed' || tab === 'placed') && (figures?.[tab] ?? 0) > 0
  const withState = ['paid', 'all', 'club', 'club_closed'].includes(tab)

  /** The open booking alone makes no step to go back to. */
  const select = useCallback(
    (id: number | undefined) => {
      setStep(null)
      change({ id }, false)
    },
    [change],
  )
  const filter = useCallback((changed: QueueSearch) => change({ ...changed, id: undefined }), [change])
  // A booking that was opened while the words were still being typed stays open.
  const find = useCallback((q: string | undefined) => change({ q }), [change])
  const next = (way: 1 | -1) => neighbourOf(bookings, search.id, way)

  const pick = (id: number) => setPicked((before) => before.symmetricDifference(new Set([id])))

  /** After a step, to the next booking of the list. */
  function goOn() {
    const stays = search.id === linked && !bookings.some(({ id }) => id === linked)
    select(stays ? linked : (next(1) ?? next(-1) ?? search.id))
  }

  /** Back to the list, at the row that was open. */
  function close() {
    document.getElementById(rowIdOf(search.id))?.focus()
    select(undefined)
  }

  useQueueKeys()
  return (
    <div className={styles.layout}>
      <section className={`${layout.page} ${layout.list}`}>
        <h1 className="visually-hidden">{t('nav.queue')}</h1>
        <TodayFigures />
        <ListTabs
          label={t('tab.label')}
          names={queueTabs}
          chosen={tab}
          text={(tab) => t(`tab.${tab}`)}
          link={(tab) => ({ to: '/staff', search: { ...search, tab, id: undefined } })}
          counts={{ ...figures }}
        />
        <QueueFilters search={search} searchField={searchField} onWords={find} onChange={filter} />
        <BulkBar
          bookings={bookings.filter(({ id }) => picked.has(id))}
          onKeep={(ids) => setPicked(new Set(ids))}
        />
        <Pages
          query={list}
          lines={12}
          empty={
            <>
              <strong>{t(isFiltered(search) ? 'list.emptyFiltered' : 'list.empty')}</strong>
              <br />
              {!isFiltered(search) && (isAllSnoozed ? sharing('allSnoozed') : t('list.emptyText'))}
            </>
          }
        >
          {(rows) => (
            <QueueTable
              bookings={rows}
              selected={search.id}
              withState={withState}
              onSelect={select}
              picked={picked}
              onPick={pick}
            />
          )}
        </Pages>
      </section>
      <BookingPanel
        ref={panel}
        bookingId={search.id}
        step={step}
        onStep={setStep}
        onDone={goOn}
        onClose={close}
      />
    </div>
  )

  function useQueueKeys() {
    const mayCall = useMayCall()
    useKeyboard(run)

    function run(command: Command): boolean {
      const current = opened?.id === search.id ? opened : bookings.find(({ id }) => id === search.id)
      switch (command.kind) {
        case 'next':
        case 'previous': {
          const id = next(command.kind === 'next' ? 1 : -1)
          if (id !== undefined) select(id)
          return id !== undefined
        }
        case 'open':
          if (search.id === undefined) return run({ kind: 'next' })
          panel.current?.focus()
          return true
        case 'close':
          if (step) setStep(null)
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
        case 'share':
          if (command.what === 'pick') {
            if (search.id !== undefined) pick(search.id)
          } else panel.current?.querySelector<HTMLElement>(`[data-share="${command.what}"]`)?.click()
          return search.id !== undefined
        case 'offer':
          return offerByKey(panel.current)
        case 'change':
          return changeByKey(panel.current)
        case 'act':
          if (!current || !stepsAllowed(current, mayCall).includes(command.act)) return false
          setStep(command.act)
          return true
        default:
          return false
      }
    }
  }
}
