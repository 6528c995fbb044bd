import { createIsomorphicFn } from '@tanstack/react-start'
import type { Language } from '@teeviet/contract/rules/languages'
import { documentLanguage } from '#i18n/language-choice.ts'
import { requestContext } from './request-context.ts'

type PageSetting = { lang: Language; marked?: boolean; nonce?: string; origin: string }

/** Language and origin of this page: passed by the HTTP server, read from the document afterwards. */
export const pageSetting = createIsomorphicFn()
  .server((): PageSetting => requestContext())
  .client(
    (): PageSetting => ({
      lang: documentLanguage(),
      origin: location.origin,
    }),
  )
