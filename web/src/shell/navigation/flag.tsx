import { flagOf, type Language } from '@teeviet/contract/rules/languages'
import styles from './flag.module.css'

/** A language's flag; decoration beside the language's name. */
export function Flag({ language }: { language: Language }) {
  return (
    <img
      className={styles.flag}
      src={`/images/flags/${flagOf(language)}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
    />
  )
}
