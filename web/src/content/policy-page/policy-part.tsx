import { editions, type PolicyName } from '@teeviet/contract/rules/policy-editions'
import { formatRunningDate } from '@teeviet/contract/rules/time/spoken-dates'
import type { ReactNode } from 'react'
import type { TextKey } from '#i18n/areas.ts'
import { rich, useLanguage, useT } from '#i18n/use-texts.tsx'
import { Button } from '#ui/form/button.tsx'
import type { Policy } from '../policies/parse-policy.ts'
import styles from './policy-page.module.css'
import { PolicyBlocks, usePolicySlots } from './policy-text.tsx'

export type PolicyPart = {
  readonly name: PolicyName
  readonly policy: Policy
  /** The fragment name of the part on a page with several. */
  readonly part?: { readonly title: TextKey<'policies'>; readonly id: string }
}

/**
 * The text of one policy: edition, lead and numbered sections. `numbering` gives the form of the section titles,
 * `extras` the content below the text of a section, by its id; `canPrint` offers to print the page.
 */
export function PolicyPartText({
  name,
  policy,
  part,
  numbering,
  extras = {},
  canPrint,
}: PolicyPart & {
  numbering: 'numbered' | 'article'
  extras?: Readonly<Record<string, ReactNode>>
  canPrint?: boolean
}) {
  const t = useT('policies')
  const slots = usePolicySlots()
  const Heading = part === undefined ? 'h2' : 'h3'
  return (
    <div className={styles.part}>
      {part && <h2 id={part.id}>{t(part.title)}</h2>}
      <div className={styles.edition}>
        <p>
          <Edition name={name} />
        </p>
        {canPrint && (
          <Button look="quiet" size="small" icon="print" onClick={() => window.print()}>
            {t('print')}
          </Button>
        )}
      </div>
      <p className={styles.lead}>{rich(policy.lead, slots)}</p>
      {policy.sections.map((section, place) => (
        <section key={section.id} aria-labelledby={sectionId(section.id, part?.id)}>
          <Heading id={sectionId(section.id, part?.id)}>
            {t(numbering, { n: place + 1, title: section.title })}
          </Heading>
          <PolicyBlocks blocks={section.blocks} slots={slots} />
          {extras[section.id]}
        </section>
      ))}
    </div>
  )
}

function Edition({ name }: { name: PolicyName }) {
  const t = useT('policies')
  const language = useLanguage()
  const { version, inForceFrom } = editions[name]
  return t('edition', { version, date: formatRunningDate(inForceFrom, language, true) })
}

/** The address of a section behind the #: two policies on one page may both have a section of the same name. */
export function sectionId(section: string, part: string | undefined): string {
  return part === undefined ? section : `${part}-${section}`
}
