import { useRouter } from '@tanstack/react-router'
import { type Language, languages } from '@teeviet/contract/rules/languages'
import { type FormEvent, useRef, useState } from 'react'
import { staffCall } from '../../api/staff-call.ts'
import { ActsAudit } from '../../audit/acts-audit.tsx'
import { CourseField } from '../../forms/course-field.tsx'
import styles from '../../forms/desk.module.css'
import { FormFoot } from '../../forms/form-foot.tsx'
import { PictureField } from '../../forms/picture-field.tsx'
import { useAct } from '../../forms/use-act.ts'
import { WhenField } from '../../forms/when-field.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Field } from '../../kit/field.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import { showToast } from '../../kit/toast.ts'
import { useStaff } from '../../session/use-staff.tsx'
import { ArticleText } from './article-text.tsx'
import { draftOf, missingOf, type News, type NewsDraft, writtenOf } from './news-draft.ts'
import type { NewsTab } from './news-page.tsx'

/** An article: its texts by language with a preview, its picture, and from when until when golfers read it. */
export function NewsForm({ news, tab, onSaved }: { news: News | null; tab: NewsTab; onSaved: () => void }) {
  const t = useT('staff-content')
  const desk = useT('staff-desk')
  const staff = useStaff()
  const router = useRouter()
  const act = useAct()
  const [draft, setDraft] = useState(() => draftOf(news))
  const [language, setLanguage] = useState<Language>('vi')
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const missing = isChecked ? missingOf(draft) : null
  const change = (changed: Partial<NewsDraft>) => setDraft((before) => ({ ...before, ...changed }))

  async function save(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    const lacks = missingOf(draft)
    if (lacks) {
      setLanguage(lacks.language)
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    let id = news?.id ?? 0
    const isDone = await act.run(async () => {
      const written = writtenOf(draft)
      const saved = news
        ? await staffCall(staff, 'POST /api/staff/news/:id', {
            id: news.id,
            revision: news.revision,
            ...written,
          })
        : await staffCall(staff, 'POST /api/staff/news', written)
      id = saved.id
    })
    if (!isDone) return
    showToast('success', desk('saved'))
    onSaved()
    if (!news) router.navigate({ to: '/staff/news', search: { state: tab, id }, resetScroll: false })
  }

  return (
    <form ref={form} className={styles.part} onSubmit={save}>
      <div className={styles.head}>
        <h2 className={styles.title}>{news ? news.title || t('news.untitled') : t('news.add')}</h2>
        {news?.state === 'published' && (
          <a href={`/tin-tuc/chi-tiet/${news.id}`} target="_blank" rel="noreferrer">
            {t('news.asGolfers')}
          </a>
        )}
      </div>
      <Tabs
        label={t('news.languages')}
        tabs={languages.map((name) => ({
          name,
          label: `${t(`language.${name}`)}${draft.texts[name].title === '' ? '' : '\u00a0✓'}`,
        }))}
        chosen={language}
        onChoose={setLanguage}
      >
        <ArticleText
          key={language}
          text={draft.texts[language]}
          language={language}
          missing={missing?.language === language ? missing.field : undefined}
          onChange={(text) => change({ texts: { ...draft.texts, [language]: text } })}
        />
      </Tabs>
      <PictureField label={t('news.picture')} url={draft.banner} onChange={(banner) => change({ banner })} />
      <div className={styles.fields}>
        <WhenField
          label={t('news.publishedAt')}
          hint={t('news.publishedAtHint')}
          value={draft.publishedAt}
          onChange={(publishedAt) => change({ publishedAt })}
        />
        <WhenField
          label={t('news.unpublishedAt')}
          hint={t('news.unpublishedAtHint')}
          value={draft.unpublishedAt}
          onChange={(unpublishedAt) => change({ unpublishedAt })}
        />
        <Field
          label={t('news.author')}
          maxLength={100}
          value={draft.author}
          onChange={(event) => change({ author: event.currentTarget.value })}
        />
        <CourseField
          label={t('news.course')}
          none={t('news.noCourse')}
          value={draft.courseId}
          onChange={(courseId) => change({ courseId })}
        />
      </div>
      <FormFoot act={act}>
        {news && <span className={styles.muted}>{t('news.views', { n: news.views })}</span>}
      </FormFoot>
      {news && <ActsAudit acts={news.history} />}
    </form>
  )
}
