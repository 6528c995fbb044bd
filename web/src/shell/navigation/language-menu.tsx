import { htmlLanguage, type Language, languageName, languages } from '@teeviet/contract/rules/languages'
import { chooseLanguage } from '#i18n/language-choice.ts'
import { useLanguage, useT } from '#i18n/use-texts.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { DropMenu, DropMenuItem } from './drop-menu.tsx'
import { Flag } from './flag.tsx'
import styles from './language-menu.module.css'

/** The choice of language, each named in itself. Without scripts the entries are plain links. */
export function LanguageMenu({ up }: { up?: boolean }) {
  const t = useT('shell')
  const current = useLanguage()
  return (
    <DropMenu
      up={up}
      label={
        <>
          <Icon name="language" size={20} />
          <span className="visually-hidden">{t('language')}: </span>
          <span className={styles.current}>{languageName(current)}</span>
        </>
      }
    >
      {languages.map((language) => (
        <DropMenuItem key={language}>
          <LanguageLink language={language} current={language === current} />
        </DropMenuItem>
      ))}
    </DropMenu>
  )
}

function LanguageLink({ language, current }: { language: Language; current: boolean }) {
  return (
    <a
      href={`?lang=${language}`}
      lang={htmlLanguage(language)}
      aria-current={current ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault()
        chooseLanguage(language)
      }}
    >
      <Flag language={language} />
      {languageName(language)}
    </a>
  )
}
