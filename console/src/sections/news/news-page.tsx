import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatHistoryTime } from '@teeviet/contract/rules/time/dates'
import type { DataOf } from '../../api/call.ts'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { StatusBadge, type StatusTone } from '../../kit/status-badge.tsx'
import { DeskList } from '../../lists/desk-list.tsx'
import { DeskTabs } from '../../lists/desk-tabs.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { IfMayCall } from '../../session/if-may-call.tsx'
import { NewsEditor } from './news-editor.tsx'

type Line = DataOf<'GET /api/staff/news'>[number]
const newsTabs = ['all', 'draft', 'scheduled', 'published', 'ended'] as const
export type NewsTab = (typeof newsTabs)[number]

const tones: Record<Line['state'], StatusTone> = {
  draft: 'quiet',
  scheduled: 'waiting',
  published: 'good',
  ended: 'quiet',
}

/** The news of every state on the left, one of them opened for writing on the right; `id` 0 is a new one. */
export function NewsPage({ tab, id }: { tab: NewsTab; id: number | undefined }) {
  const t = useT('staff-content')
  const desk = useT('staff-desk')
  const client = useQueryClient()
  const list = usePages('GET /api/staff/news', tab === 'all' ? {} : { state: tab })
  return (
    <section className={styles.page} {...(id === undefined ? {} : { 'data-open': '' })}>
      <div className={styles.list}>
        <div className={styles.head}>
          <h1 className={styles.title}>{desk('nav.news')}</h1>
          <IfMayCall call="POST /api/staff/news">
            <ButtonLink to="/staff/news" search={{ state: tab, id: 0 }} size="small" look="second" icon="add">
              {t('news.add')}
            </ButtonLink>
          </IfMayCall>
        </div>
        <DeskTabs
          label={desk('nav.news')}
          tabs={newsTabs.map((name) => ({
            text: t(`news.tab.${name}`),
            link: { to: '/staff/news', search: { state: name } },
            isChosen: name === tab,
          }))}
        />
        <DeskList list={list} label={desk('nav.news')} empty={t('news.none')}>
          {(line) => (
            <Link
              to="/staff/news"
              search={{ state: tab, id: line.id }}
              resetScroll={false}
              className={styles.row}
              {...(line.id === id ? { 'aria-current': 'page' as const, 'data-current': '' } : {})}
            >
              <span className={styles.withThumb}>
                <img src={line.banner} alt="" className={styles.thumb} loading="lazy" />
                <span>
                  <span className={styles.name}>{line.title || t('news.untitled')}</span>
                  <br />
                  <span className={styles.muted}>
                    {line.published_at !== null && (
                      <>
                        <span className="time">{formatHistoryTime(line.published_at)}</span> ·&nbsp;
                      </>
                    )}
                    {line.languages.join(', ')}
                  </span>
                </span>
              </span>
              <StatusBadge tone={tones[line.state]}>{t(`news.state.${line.state}`)}</StatusBadge>
            </Link>
          )}
        </DeskList>
      </div>
      {id !== undefined && (
        <NewsEditor
          key={id}
          id={id}
          tab={tab}
          onSaved={() => client.invalidateQueries({ queryKey: ['staff', 'GET /api/staff/news'] })}
        />
      )}
    </section>
  )
}
