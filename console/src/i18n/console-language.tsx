import { isLanguage, languageName, languages } from '@teeviet/contract/rules/languages'
import styles from './console-language.module.css'
import { chooseLanguage } from './language-choice.ts'
import { useLanguage, useT } from './use-texts.tsx'

/** The console's language; the same choice as on the golfers' pages. */
export function ConsoleLanguage() {
  const t = useT('staff')
  return (
    <select
      className={styles.language}
      aria-label={t('nav.language')}
      value={useLanguage()}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) chooseLanguage(value)
      }}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {languageName(language)}
        </option>
      ))}
    </select>
  )
}
