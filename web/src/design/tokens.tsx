import { useMemo } from 'react'
import { useT } from '#i18n/use-texts.tsx'
import { Section } from '#ui/layout/section.tsx'
import styles from './design-page.module.css'

/** What a token of a kind does to its sample. */
const shown = { color: styles.colour, text: styles.letters, radius: styles.corner, shadow: styles.raised }
type Kind = keyof typeof shown
const isKind = (kind: string): kind is Kind => Object.hasOwn(shown, kind)

/** Every token of the theme that is worn, as the style sheets of this very page set it. */
export function TokenPieces() {
  const t = useT('ui')
  const kinds = useMemo(() => Map.groupBy(new Set(sheetTokens()), (name) => name.split('-')[2] ?? ''), [])
  return [...kinds].map(([kind, names]) => (
    <Section key={kind} title={`--${kind}-*`}>
      <ul className={styles.tokens}>
        {names.map((name) => (
          <li key={name} style={{ '--shown': `var(${name})` }}>
            {isKind(kind) && (
              <span className={shown[kind]}>{kind === 'text' ? t('holes', { n: 18 }) : ''}</span>
            )}
            <code>{name}</code>
            <small>{worth(name)}</small>
          </li>
        ))}
      </ul>
    </Section>
  ))
}

function sheetTokens(): string[] {
  return [...document.styleSheets].flatMap(({ cssRules }) => rootNames(cssRules))
}

function rootNames(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return rule.selectorText.includes(':root')
        ? [...rule.style].filter((name) => /^--(?!lightningcss|mantine)/.test(name))
        : []
    }
    return rule instanceof CSSGroupingRule ? rootNames(rule.cssRules) : []
  })
}

const worth = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
