import type { ReactNode } from 'react'
import type { TextKey } from '#i18n/areas.ts'
import { useT } from '#i18n/use-texts.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Contents, type ContentsGroup } from './contents.tsx'
import { PolicyContact } from './policy-contact.tsx'
import styles from './policy-page.module.css'
import { type PolicyPart, PolicyPartText, sectionId } from './policy-part.tsx'

/**
 * A page of one policy or of several: contents, the policies' texts, how to reach the operator. `numbering` gives the
 * form of the section titles, `extras` the content below the text of a section, by its id.
 */
export function PolicyPage({
  title,
  parts,
  numbering = 'numbered',
  extras = {},
}: {
  title: TextKey<'policies'>
  parts: readonly PolicyPart[]
  numbering?: 'numbered' | 'article'
  extras?: Readonly<Record<string, ReactNode>>
}) {
  const t = useT('policies')
  const groups: ContentsGroup[] = parts.map(({ policy, part }) => ({
    title: part && t(part.title),
    id: part?.id,
    entries: policy.sections.map((section, place) => ({
      id: sectionId(section.id, part?.id),
      title: t(numbering, { n: place + 1, title: section.title }),
    })),
  }))

  return (
    <Page title={t(title)}>
      <div className={styles.columns}>
        <Contents groups={[...groups, { entries: [{ id: 'contact', title: t('contact.title') }] }]} />
        <article className={styles.text}>
          {parts.map((part, place) => (
            <PolicyPartText
              key={part.name}
              {...part}
              numbering={numbering}
              extras={extras}
              canPrint={place === 0}
            />
          ))}
          <PolicyContact />
        </article>
      </div>
    </Page>
  )
}
