import { Textarea, TextInput } from '@mantine/core'
import { htmlLanguage, type Language } from '@teeviet/contract/rules/languages'
import { useRef } from 'react'
import type { Draft } from '../../forms/use-draft.ts'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Markup } from '../../kit/markup.tsx'
import styles from '../../theme/layout.module.css'
import { type Mark, marks, markText } from './mark-text.ts'
import { htmlOf, type NewsDraft } from './news-draft.ts'

/** Title, summary and text of an article in one language, with the text as golfers will read it below. */
export function ArticleText({ form, language }: { form: Draft<NewsDraft>; language: Language }) {
  const t = useT('staff-content')
  const area = useRef<HTMLTextAreaElement>(null)
  const { content } = form.values.texts[language]
  const field = (name: 'title' | 'excerpt' | 'content') => form.getInputProps(`texts.${language}.${name}`)

  function mark(name: Mark) {
    const box = area.current
    if (!box) return
    const marked = markText(content, box.selectionStart, box.selectionEnd, name)
    form.setFieldValue(`texts.${language}.content`, marked.text)
    requestAnimationFrame(() => {
      box.focus()
      box.setSelectionRange(marked.start, marked.end)
    })
  }

  return (
    <div className={styles.form} lang={htmlLanguage(language)}>
      <TextInput label={t('news.title')} maxLength={200} {...field('title')} />
      <Textarea label={t('news.excerpt')} rows={2} maxLength={500} {...field('excerpt')} />
      <div className={styles.badges} role="toolbar" aria-label={t('news.tools')}>
        {marks.map((name) => (
          <Button key={name} look="second" onClick={() => mark(name)}>
            {t(`mark.${name}`)}
          </Button>
        ))}
      </div>
      <Textarea
        ref={area}
        label={t('news.content')}
        description={t('news.contentHint')}
        rows={14}
        maxLength={100_000}
        {...field('content')}
      />
      {content.trim() !== '' && (
        <section className={styles.panel} aria-label={t('news.preview')}>
          <Markup html={htmlOf(content)} />
        </section>
      )}
    </div>
  )
}
