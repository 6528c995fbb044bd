import { editions, type PolicyName } from '@teeviet/contract/rules/policy-editions'
import { formatRunningDate } from '@teeviet/contract/rules/spoken-dates'
import type { ReactNode } from 'react'
import type { Policy } from '../../content/policies/parse-policy.ts'
import type { TextKey } from '../../i18n/areas.ts'
import { rich, useLanguage, useT } from '../../i18n/use-texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Contents, type ContentsGroup } from './contents.tsx'
import { PolicyContact } from './policy-contact.tsx'
import styles from './policy-page.module.css'
import { PolicyBlocks, usePolicySlots } from './policy-text.tsx'

export type PolicyPart = {
  readonly name: PolicyName
  readonly policy: Policy
  /** Under which name the part stands on a page that shows several; its address behind the #. */
  readonly part?: { readonly title: TextKey<'policies'>; readonly id: string }
}

/**
 * A page of one policy or of several: contents, edition, numbered sections, how to reach the operator. `numbering`
 * gives the form of the section titles, `extras` what stands below the text of a section, by its id.
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
  const slots = usePolicySlots()
  const groups: ContentsGroup[] = parts.map(({ policy, part }) => ({
    title: part && t(part.title),
    id: part?.id,
    entries: policy.sections.map((section, place) => ({
      id: idOf(section.id, part?.id),
      title: t(numbering, { n: place + 1, title: section.title }),
    })),
  }))
  const Heading = parts.length > 1 ? 'h3' : 'h2'

  return (
    <Page title={t(title)}>
      <div className={styles.columns}>
        <Contents groups={[...groups, { entries: [{ id: 'contact', title: t('contact.title') }] }]} />
        <article className={styles.text}>
          {parts.map(({ name, policy, part }, group) => (
            <div key={name} className={styles.part}>
              {part && <h2 id={part.id}>{t(part.title)}</h2>}
              <div className={styles.edition}>
                <p>
                  <Edition name={name} />
                </p>
                {group === 0 && (
                  <Button look="quiet" size="small" icon="print" onClick={() => window.print()}>
                    {t('print')}
                  </Button>
                )}
              </div>
              <p className={styles.lead}>{rich(policy.lead, slots)}</p>
              {policy.sections.map((section, place) => (
                <section key={section.id} aria-labelledby={idOf(section.id, part?.id)}>
                  <Heading id={idOf(section.id, part?.id)}>{groups[group]?.entries[place]?.title}</Heading>
                  <PolicyBlocks blocks={section.blocks} slots={slots} />
                  {extras[section.id]}
                </section>
              ))}
            </div>
          ))}
          <PolicyContact />
        </article>
      </div>
    </Page>
  )
}

function Edition({ name }: { name: PolicyName }) {
  const t = useT('policies')
  const language = useLanguage()
  const { version, inForceFrom } = editions[name]
  return t('edition', { version, date: formatRunningDate(inForceFrom, language, true) })
}

/** Two policies on one page may both have a section of the same name. */
function idOf(section: string, part: string | undefined): string {
  return part === undefined ? section : `${part}-${section}`
}
