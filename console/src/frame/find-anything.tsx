import { useDebouncedValue } from '@mantine/hooks'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { keepPreviousData } from '@tanstack/react-query'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { shortPlayTime } from '@teeviet/contract/display/deadline-text'
import { namelessMember } from '@teeviet/contract/display/nameless-member'
import { searchDebounceMs } from '@teeviet/contract/rules/limits'
import { formatMoney } from '@teeviet/contract/rules/money/money'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import { useEffect, useState } from 'react'
import { useLanguage, useT } from '../i18n/use-texts.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import { textNamed } from '../lists/use-page-title.ts'
import { oneLook } from '../sections/members/member.ts'
import { useMayCall } from '../session/may-call.ts'
import { useRead } from '../session/use-read.ts'
import { buttonsOfPage } from './buttons-of-page.ts'
import { usePermittedPages } from './permitted-pages.ts'

type Found = {
  key: string
  label: string
  description?: string
  icon: IconName
  go: () => void
}

const [store, { open: openFind, close }] = createSpotlight()

export { openFind }

const mostResults = 6
/** Searches of golfers are recorded: not each letter of a word. */
const leastLetters = 4

/**
 * Opens by Ctrl+K, or Cmd+K: the buttons of the open page, what can be added on others, every page, and bookings, golfers, courses, refunds, complaints,
 * articles and money by what is typed, all of it as far as the staff member may.
 */
export function FindAnything() {
  const t = useT('staff-sharing')
  const [words, setWords] = useState('')
  const [buttons, setButtons] = useState<readonly HTMLElement[]>([])
  const groups = useFound(words, buttons)
  useFirstSelected(groups.flatMap(([, found]) => found.map(({ key }) => key)).join())
  return (
    <Spotlight.Root
      store={store}
      query={words}
      onQueryChange={setWords}
      // opened again at once, the words of before are not yet cleared
      onSpotlightOpen={() => {
        setWords('')
        setButtons(buttonsOfPage())
      }}
      shortcut="mod + K"
      // at once, with the focus in the field: what is typed right after the key is not lost
      transitionProps={{ duration: 0 }}
      // closed at once as well: the key is used up, or it would close what is below
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        close()
      }}
      scrollable
      maxHeight={480}
    >
      <Spotlight.Search
        autoFocus
        aria-label={t('find.title')}
        placeholder={t('find.placeholder')}
        leftSection={<Icon name="search" />}
      />
      <Spotlight.ActionsList>
        {groups.map(([group, found]) => (
          <Spotlight.ActionsGroup key={group} label={t(`find.${group}`)}>
            {found.map(({ key, label, description, icon, go }) => (
              <Spotlight.Action
                key={key}
                label={label}
                description={description}
                leftSection={<Icon name={icon} />}
                onClick={go}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{t('find.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

/** Answers come one after the other: whenever they change the first line is the one that Enter takes. */
function useFirstSelected(keys: string): void {
  useEffect(() => {
    const list = document.getElementById(store.getState().listId)
    list?.querySelector('[data-selected]')?.removeAttribute('data-selected')
    list?.querySelector('[data-action]')?.setAttribute('data-selected', 'true')
    store.updateState((state) => ({ ...state, selected: 0 }))
  }, [keys])
}

type Group =
  | 'actions'
  | 'adds'
  | 'pages'
  | 'bookings'
  | 'golfers'
  | 'courses'
  | 'refunds'
  | 'complaints'
  | 'articles'
  | 'money'

/** Everything that fits, in groups; none of them empty. */
function useFound(words: string, buttons: readonly HTMLElement[]): [Group, Found[]][] {
  const t = useT('staff-sharing')
  const staff = useT('staff')
  const refundTexts = useT('staff-refunds')
  const content = useT('staff-content')
  const language = useLanguage()
  const mayCall = useMayCall()
  const navigate = useNavigate()
  const pages = usePermittedPages().flat()
  const typed = words.trim()
  const [q] = useDebouncedValue(typed, searchDebounceMs)
  const asked = (call: Parameters<typeof mayCall>[0], least: number) => ({
    enabled: typed !== '' && q.length >= least && mayCall(call),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const bookings = useRead('GET /api/staff/bookings', { q, limit: 20 }, asked('GET /api/staff/bookings', 2))
  const golfers = useRead(
    'GET /api/staff/members',
    { q },
    {
      ...asked('GET /api/staff/members', leastLetters),
      ...oneLook,
    },
  )
  const courses = useRead('GET /api/staff/courses', { q }, asked('GET /api/staff/courses', 2))
  const receipts = useRead(
    'GET /api/staff/receipts',
    { q, limit: 20 },
    asked('GET /api/staff/receipts', leastLetters),
  )
  const refunds = useRead(
    'GET /api/staff/refunds',
    { code: q, limit: 20 },
    asked('GET /api/staff/refunds', leastLetters),
  )
  const complaints = useRead(
    'GET /api/staff/complaints',
    { q, state: 'all', limit: 20 },
    asked('GET /api/staff/complaints', leastLetters),
  )
  const articles = useRead('GET /api/staff/news', { q, limit: 20 }, asked('GET /api/staff/news', 2))
  const to = (target: Pick<LinkProps, 'to' | 'search'>) => () => void navigate(target)
  const fits = (label: string) => label.toLowerCase().includes(typed.toLowerCase())
  /** Whether the open page has a button of these words. */
  const isHere = (label: string) => buttons.some(({ textContent }) => textContent?.trim() === label)

  const found: Record<Group, Found[]> = {
    actions: buttons
      .map((button, place) => ({
        key: `button ${place}`,
        label: button.textContent?.trim() ?? '',
        icon: 'check' as const,
        // the dialog gives the focus back first
        go: () => setTimeout(() => button.click()),
      }))
      .filter(({ label }) => fits(label)),
    adds: pages.flatMap((page) =>
      page.adds
        .map((add) => ({
          key: `add ${page.to} ${add.text[1]}`,
          label: textNamed(add.text),
          description: page.title,
          icon: 'plus' as const,
          go: to({ to: page.to, search: add.search }),
        }))
        .filter(({ label }) => fits(label) && !isHere(label)),
    ),
    pages: pages
      .filter(({ title }) => fits(title))
      .map((page) => ({ key: page.to, label: page.title, icon: page.icon, go: to({ to: page.to }) })),
    bookings: resultsOf(bookings).map((booking) => ({
      key: `booking ${booking.id}`,
      label: `${booking.general_bill_code} · ${booking.booker.fullname} ${booking.booker.phone}`,
      description: [
        staff(`state.${booking.state}`),
        booking.facility.title,
        shortPlayTime(booking, language, staff('list.anyTime')),
      ].join(' · '),
      icon: 'clock',
      go: to({ to: '/staff', search: { tab: 'all', id: booking.id } }),
    })),
    golfers: resultsOf(golfers).map(({ id, fullname, vga, phone }) => ({
      key: `golfer ${id}`,
      label: fullname || namelessMember(vga),
      description: `vID ${vga} · ${phone}`,
      icon: 'players',
      go: to({ to: '/staff/members', search: { q: typed, id } }),
    })),
    courses: resultsOf(courses).map(({ id, title, province }) => ({
      key: `course ${id}`,
      label: title,
      description: province,
      icon: 'golf',
      go: to({ to: '/staff/courses', search: { id: String(id) } }),
    })),
    refunds: resultsOf(refunds).map(({ id, code, amount, booking, golfer, state }) => ({
      key: `refund ${id}`,
      label: [code, formatMoney(amount), golfer?.fullname].filter(Boolean).join(' · '),
      description: [booking?.general_bill_code, refundTexts(`state.${state}`)].filter(Boolean).join(' · '),
      icon: 'bank',
      go: to({ to: '/staff/refunds', search: { code } }),
    })),
    complaints: resultsOf(complaints).map(({ id, code, booking, golfer }) => ({
      key: `complaint ${id}`,
      label: `${code} · ${golfer.fullname || namelessMember(golfer.vga)}`,
      description: `${booking.general_bill_code} · ${booking.facility}`,
      icon: 'chat',
      go: to({ to: '/staff/complaints', search: { state: 'all', q: code } }),
    })),
    articles: resultsOf(articles).map(({ id, title, state }) => ({
      key: `article ${id}`,
      label: title,
      description: content(`news.state.${state}`),
      icon: 'news',
      go: to({ to: '/staff/news', search: { id } }),
    })),
    money: [...foundReceipts(), ...followMoney()],
  }
  const order: Group[] =
    typed === ''
      ? ['actions', 'adds', 'pages']
      : [
          'bookings',
          'golfers',
          'courses',
          'refunds',
          'complaints',
          'articles',
          'pages',
          'actions',
          'adds',
          'money',
        ]
  return order.flatMap((group): [Group, Found[]][] =>
    found[group].length > 0 ? [[group, found[group]]] : [],
  )

  function foundReceipts(): Found[] {
    return resultsOf(receipts).map(({ id, amount, content: words, occurred_at }) => ({
      key: `receipt ${id}`,
      label: `${formatMoney(amount)} · ${words}`,
      description: formatHistoryTime(occurred_at),
      icon: 'bank',
      go: to({ to: '/staff/receipts', search: { state: 'all', q: typed } }),
    }))
  }

  function followMoney(): Found[] {
    if (typed === '' || !mayCall('GET /api/staff/ledger/trace')) return []
    const go = to({ to: '/staff/ledger', search: { q: typed } })
    return [{ key: 'money', label: t('find.follow', { words: typed }), icon: 'bank', go }]
  }

  /** The answer to what is typed now; none to an empty field. */
  function resultsOf<Row>({ data }: { data: readonly Row[] | undefined }): readonly Row[] {
    return typed === '' ? [] : (data ?? []).slice(0, mostResults)
  }
}
