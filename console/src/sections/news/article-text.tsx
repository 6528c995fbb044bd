import { htmlLanguage, type Language } from '@teeviet/contract/rules/languages'
import { useRef } from 'react'
import styles from '../../forms/desk.module.css'
import { useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../kit/button.tsx'
import { Field, LongField } from '../../kit/field.tsx'
import { Markup } from '../../kit/markup.tsx'
import { type Mark, marks, markText } from './mark-text.ts'
import { type DraftText, htmlOf, type Missing } from './news-draft.ts'

/** Title, summary and text of an article in one language, with the text as golfers will read it below. */
export function ArticleText({
  text,
  language,
  missing,
  onChange,
}: {
  text: DraftText
  language: Language
  /** The field without which it cannot be kept. */
  missing: Missing['field'] | undefined
  onChange: (text: DraftText) => void
}) {
  const t = useT('staff-content')
  const box = useRef<HTMLDivElement>(null)
  const change = (changed: Partial<DraftText>) => onChange({ ...text, ...changed })

  function mark(name: Mark) {
    const area = box.current?.querySelector('textarea[data-content]')
    if (!(area instanceof HTMLTextAreaElement)) return
    const marked = markText(text.content, area.selectionStart, area.selectionEnd, name)
    change({ content: marked.text })
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(marked.start, marked.end)
    })
  }

  return (
    <div ref={box} className={styles.part} lang={htmlLanguage(language)}>
      <Field
        label={t('news.title')}
        maxLength={200}
        value={text.title}
        {...(missing === 'title' ? { error: t('news.needsTitle') } : {})}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <LongField
        label={t('news.excerpt')}
        rows={2}
        maxLength={500}
        value={text.excerpt}
        onChange={(event) => change({ excerpt: event.currentTarget.value })}
      />
      <div className={styles.tools} role="toolbar" aria-label={t('news.tools')}>
        {marks.map((name) => (
          <Button key={name} size="small" look="second" onClick={() => mark(name)}>
            {t(`mark.${name}`)}
          </Button>
        ))}
      </div>
      <LongField
        label={t('news.content')}
        hint={t('news.contentHint')}
        rows={14}
        maxLength={100_000}
        data-content
        value={text.content}
        {...(missing === 'content' ? { error: t('news.needsContent') } : {})}
        onChange={(event) => change({ content: event.currentTarget.value })}
      />
      {text.content.trim() !== '' && (
        <section className={styles.preview} aria-label={t('news.preview')}>
          <Markup html={htmlOf(text.content)} />
        </section>
      )}
    </div>
  )
}
