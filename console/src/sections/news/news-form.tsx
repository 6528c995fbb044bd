import { TextInput } from '@mantine/core'
import { type Language, languages } from '@teeviet/contract/rules/languages'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ActsAudit } from '../../audit/acts-audit.tsx'
import { CourseField } from '../../forms/course-field.tsx'
import { PictureField } from '../../forms/files/picture-field.tsx'
import { Form } from '../../forms/form.tsx'
import { TimeInput } from '../../forms/typed-input.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Tabs } from '../../kit/tabs.tsx'
import styles from '../../theme/layout.module.css'
import { ArticleText } from './article-text.tsx'
import { draftOf, missingOf, type News, type NewsDraft, writtenOf } from './news-draft.ts'

type NewsFormProps = { news: News | null; onAdded?: (id: number) => void }

/** An article: its texts by language with a preview, its picture, and from when until when golfers read it. */
export function NewsForm({ news, onAdded }: NewsFormProps) {
  const t = useT('staff-content')
  const saved = useT('staff-admin')('saved')
  const form = useDraft(() => draftOf(news), { version: news?.revision, check })
  const [language, setLanguage] = useState<Language>('vi')
  const field = form.getInputProps

  /** The field without which it cannot be kept is shown first. */
  function check(draft: NewsDraft) {
    const missing = missingOf(draft)
    if (!missing) return {}
    flushSync(() => setLanguage(missing.language))
    const words = missing.field === 'title' ? t('news.needsTitle') : t('news.needsContent')
    return { [`texts.${missing.language}.${missing.field}`]: words }
  }

  async function save(draft: NewsDraft) {
    const written = writtenOf(draft)
    if (news) {
      const which = { id: news.id, revision: form.version }
      return form.send('POST /api/staff/news/:id', { ...which, ...written }, saved)
    }
    const added = await form.send('POST /api/staff/news', written, saved)
    if (added) onAdded?.(added.id)
  }

  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2>{news ? news.title || t('news.untitled') : t('news.add')}</h2>
        {news?.state === 'published' && (
          <a href={`/tin-tuc/chi-tiet/${news.id}`} target="_blank" rel="noreferrer">
            {t('news.asGolfers')}
          </a>
        )}
      </div>
      <Form
        form={form}
        call={news ? 'POST /api/staff/news/:id' : 'POST /api/staff/news'}
        onSend={save}
        more={news && <span className={styles.muted}>{t('news.views', { n: news.views })}</span>}
      >
        <Tabs
          label={t('news.languages')}
          tabs={languages.map((name) => ({
            name,
            label: `${t(`language.${name}`)}${form.values.texts[name].title === '' ? '' : '\u00a0✓'}`,
          }))}
          chosen={language}
          onChoose={setLanguage}
        >
          <ArticleText key={language} form={form} language={language} />
        </Tabs>
        <PictureField label={t('news.picture')} {...field('banner')} />
        <div className={styles.fields}>
          <TimeInput
            label={t('news.publishedAt')}
            description={t('news.publishedAtHint')}
            {...field('publishedAt')}
          />
          <TimeInput
            label={t('news.unpublishedAt')}
            description={t('news.unpublishedAtHint')}
            {...field('unpublishedAt')}
          />
          <TextInput label={t('news.author')} maxLength={100} {...field('author')} />
          <CourseField label={t('news.course')} none={t('news.noCourse')} {...field('courseId')} />
        </div>
      </Form>
      {news && <ActsAudit acts={news.history} />}
    </div>
  )
}
