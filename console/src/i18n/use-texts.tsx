import { Fragment, type ReactNode } from 'react'
import { currentLanguage, textsOf } from './texts.ts'

/** The language the console is in. */
export const useLanguage = currentLanguage

/** Gives the texts of an area: `const t = useT('staff'); t('more')`. */
export const useT = textsOf

/**
 * A text whose slots hold markup: `rich(t('agree'), { link: <a href="…">…</a> })`. Slots that are not given stay
 * as they are.
 */
export function rich(text: string, parts: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return text.split(/(\{\w+\})/).map((piece, place) => {
    const part = piece.startsWith('{') ? parts[piece.slice(1, -1)] : undefined
    return <Fragment key={place}>{part ?? piece}</Fragment>
  })
}
