import { Fieldset, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import {
  htmlLanguage,
  inEveryLanguage,
  type Language,
  languageName,
  languages,
} from '@teeviet/contract/rules/languages'

type Words = Record<Language, string>

/** A text in no language yet. */
export const noWords: Words = inEveryLanguage(() => '')

type LanguageFieldsProps = {
  legend: string
  value: Words
  /** The error of the Vietnamese text. */
  error?: string | undefined
  /** More than one: several lines. */
  rows?: number
  maxLength?: number
  onChange: (words: Words) => void
}

/** A text in the four languages, one field each; Vietnamese replaces an empty one. */
export function LanguageFields({ legend, value, error, rows, maxLength, onChange }: LanguageFieldsProps) {
  return (
    <Fieldset variant="unstyled" legend={<strong>{legend}</strong>} miw={0}>
      <SimpleGrid
        type="container"
        cols={{ base: 1, '480px': 2, '1360px': 4 }}
        spacing="md"
        verticalSpacing="xs"
      >
        {languages.map((language) => {
          const Input = rows === undefined ? TextInput : Textarea
          return (
            <Input
              key={language}
              label={languageName(language)}
              labelProps={{ c: 'dimmed', fw: 400 }}
              lang={htmlLanguage(language)}
              rows={rows}
              maxLength={maxLength}
              error={language === 'vi' && error}
              value={value[language]}
              onChange={(event: { currentTarget: { value: string } }) =>
                onChange({ ...value, [language]: event.currentTarget.value })
              }
            />
          )
        })}
      </SimpleGrid>
    </Fieldset>
  )
}
