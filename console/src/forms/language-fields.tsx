import { htmlLanguage, type Language, languageName, languages } from '@teeviet/contract/rules/languages'
import { Field, LongField } from '../kit/field.tsx'
import styles from './language-fields.module.css'

/** A text in the four languages, one field each; Vietnamese stands in where one is left empty. */
export function LanguageFields({
  legend,
  texts,
  error,
  rows,
  onChange,
}: {
  legend: string
  texts: Record<Language, string>
  /** What is wrong with the Vietnamese one. */
  error?: string | undefined
  /** More than one: several lines. */
  rows?: number
  onChange: (texts: Record<Language, string>) => void
}) {
  return (
    <fieldset className={styles.languages}>
      <legend>{legend}</legend>
      <div className={styles.pairs}>
        {languages.map((language) => {
          const shared = {
            label: languageName(language),
            lang: htmlLanguage(language),
            value: texts[language],
            ...(error !== undefined && language === 'vi' ? { error } : {}),
          }
          const change = (value: string) => onChange({ ...texts, [language]: value })
          return rows === undefined ? (
            <Field key={language} {...shared} onChange={(event) => change(event.currentTarget.value)} />
          ) : (
            <LongField
              key={language}
              {...shared}
              rows={rows}
              onChange={(event) => change(event.currentTarget.value)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
