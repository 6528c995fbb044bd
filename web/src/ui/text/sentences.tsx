import { languageRules } from '@teeviet/contract/rules/languages'
import { Children, Fragment, type ReactNode } from 'react'
import { useLanguage } from '#i18n/use-texts.tsx'

/** Sentences of one paragraph, those that are said: Japanese sets no space after its full stop. */
export function Sentences({ children }: { children: ReactNode }) {
  const space = languageRules[useLanguage()].sentenceSeparator
  return Children.toArray(children).map((sentence, place) => (
    <Fragment key={place}>
      {place > 0 && space}
      {sentence}
    </Fragment>
  ))
}
