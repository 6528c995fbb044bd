import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { rich, useLanguage, useT } from '#i18n/use-texts.tsx'
import { usePromisedTimes } from '#site/promised-times.ts'
import { figuresIn } from '../policies/figures.ts'
import type { Block } from '../policies/parse-policy.ts'
import { policyLinks } from './policy-links.ts'

/** Gives what fills a policy's slots: figures, and links to the other policies by their names. */
export function usePolicySlots(): Readonly<Record<string, ReactNode>> {
  const t = useT('policies')
  const language = useLanguage()
  const times = usePromisedTimes()
  const links = policyLinks.map(({ slot, text, ...to }) => [
    slot,
    <Link key={slot} {...to}>
      {t(text)}
    </Link>,
  ])
  return { ...figuresIn(language, times), ...Object.fromEntries(links) }
}

/** The blocks of a section. */
export function PolicyBlocks({
  blocks,
  slots,
}: {
  blocks: readonly Block[]
  slots: Readonly<Record<string, ReactNode>>
}) {
  return blocks.map((block, place) => (
    <Fragment key={place}>
      {block.kind === 'text' ? <p>{rich(block.text, slots)}</p> : <Items block={block} slots={slots} />}
    </Fragment>
  ))
}

function Items({
  block,
  slots,
}: {
  block: Exclude<Block, { kind: 'text' }>
  slots: Readonly<Record<string, ReactNode>>
}) {
  const List = block.kind === 'steps' ? 'ol' : 'ul'
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>{rich(item, slots)}</li>
      ))}
    </List>
  )
}
