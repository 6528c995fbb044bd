import { createFileRoute } from '@tanstack/react-router'
import { integer, oneOf, searchOf } from '@teeviet/contract/display/search-params'
import { listOfNames } from '@teeviet/contract/rules/list-of-names'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import { useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { StatusBadge, type StatusTone } from '../../kit/status-badge.tsx'
import { List } from '../../lists/list.tsx'
import { ListTabs } from '../../lists/list-tabs.tsx'
import { Page, RowLink } from '../../lists/page.tsx'
import { useList } from '../../lists/use-list.ts'
import { NewsForm } from '../../sections/news/news-form.tsx'
import { useRead } from '../../session/use-read.ts'
import styles from '../../theme/layout.module.css'

const states = ['all', 'draft', 'scheduled', 'published', 'ended'] as const

export const Route = createFileRoute('/staff/news')({
  staticData: {
    title: ['staff-admin', 'nav.news'],
    call: 'GET /api/staff/news',
    adds: [{ call: 'POST /api/staff/news', text: ['staff-content', 'news.add'], search: { id: 0 } }],
  },
  validateSearch: searchOf({ state: oneOf(...states), id: integer }),
  component: NewsPage,
})

const tones: Record<DataOf<'GET /api/staff/news'>[number]['state'], StatusTone> = {
  draft: 'quiet',
  scheduled: 'waiting',
  published: 'good',
  ended: 'quiet',
}

/** The news of every state on the left, one of them opened for writing on the right; `id` 0 is a new one. */
function NewsPage() {
  const t = useT('staff-content')
  const language = useLanguage()
  const { state = 'all', id } = Route.useSearch()
  const navigate = Route.useNavigate()
  const list = useList('GET /api/staff/news', state === 'all' ? {} : { state })
  const linkTo = (name: typeof state, to?: number) =>
    ({ to: '/staff/news', search: { state: name, id: to } }) as const
  return (
    <Page
      back={id === undefined ? undefined : linkTo(state)}
      opened={
        id === 0 ? (
          <NewsForm
            news={null}
            onAdded={(added) => navigate({ search: { state, id: added }, resetScroll: false })}
          />
        ) : (
          id !== undefined && <Opened key={id} id={id} />
        )
      }
    >
      <ListTabs names={states} chosen={state} text={(name) => t(`news.tab.${name}`)} link={linkTo} />
      <List query={list} empty={t('news.none')}>
        {(line) => (
          <RowLink link={linkTo(state, line.id)} isOpen={line.id === id}>
            <span className={styles.withThumb}>
              <img src={line.banner} alt="" className={styles.thumb} loading="lazy" />
              <span>
                {line.title || t('news.untitled')}
                <br />
                <span className={styles.muted}>
                  {line.published_at !== null && `${formatHistoryTime(line.published_at)}\u00a0· `}
                  {listOfNames(
                    line.languages.map((one) => t(`language.${one}`)),
                    language,
                  )}
                </span>
              </span>
            </span>
            <StatusBadge tone={tones[line.state]}>{t(`news.state.${line.state}`)}</StatusBadge>
          </RowLink>
        )}
      </List>
    </Page>
  )
}

function Opened({ id }: { id: number }) {
  const news = useRead('GET /api/staff/news/:id', { id })
  return (
    <Loaded query={news} lines={12}>
      {(article) => <NewsForm news={article} />}
    </Loaded>
  )
}
