import styles from '../../forms/desk.module.css'
import { LanguageFields } from '../../forms/language-fields.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Field } from '../../kit/field.tsx'
import { Lines } from './lines.tsx'
import { problemOfHost, problemOfPage, problemOfText } from './setting-problems.ts'
import { noWords, type PartProps } from './settings.ts'
import { SettingsPart } from './settings-part.tsx'

const pages = ['chat_url', 'chat_widget_url', 'loyalty_policy_url', 'wallet_terms_url'] as const
const lists = ['app_links', 'sister_sites', 'golf_card_pdfs'] as const

/** Where golfers are led: chat, policy, wallet terms, apps, sister sites, card papers, and other services by their name. */
export function LinksPart({ settings, samples, change, wrong }: PartProps) {
  const t = useT('staff-settings')
  return (
    <>
      <SettingsPart title={t('part.pages')} hint={t('linkHint')} names={pages} samples={samples}>
        <div className={styles.fields}>
          {pages.map((name) => (
            <Field
              key={name}
              label={t(name)}
              inputMode="url"
              spellCheck={false}
              value={settings[name]}
              {...wrong((name === 'chat_widget_url' ? problemOfHost : problemOfPage)(settings[name]))}
              onChange={(event) => change({ [name]: event.currentTarget.value })}
            />
          ))}
        </div>
      </SettingsPart>
      {lists.map((list) => (
        <SettingsPart key={list} title={t(`part.${list}`)} names={[list]} samples={samples}>
          <Lines
            lines={settings[list]}
            empty={{ name: noWords, url: '' }}
            onChange={(links) => change({ [list]: links })}
          >
            {(link, put) => (
              <>
                <LanguageFields
                  legend={t('linkName')}
                  texts={link.name}
                  error={wrong(problemOfText(link.name.vi)).error}
                  onChange={(name) => put({ ...link, name })}
                />
                <Field
                  label={t('linkUrl')}
                  inputMode="url"
                  spellCheck={false}
                  value={link.url}
                  {...wrong(problemOfPage(link.url, true))}
                  onChange={(event) => put({ ...link, url: event.currentTarget.value })}
                />
              </>
            )}
          </Lines>
        </SettingsPart>
      ))}
      <SettingsPart
        title={t('part.service_links')}
        hint={t('serviceHint')}
        names={['service_links']}
        samples={samples}
      >
        <Lines
          lines={settings.service_links}
          empty={{ type: '', url: '' }}
          onChange={(service_links) => change({ service_links })}
        >
          {(link, put) => (
            <div className={styles.fields}>
              <Field
                label={t('serviceType')}
                spellCheck={false}
                value={link.type}
                {...wrong(problemOfText(link.type))}
                onChange={(event) => put({ ...link, type: event.currentTarget.value })}
              />
              <Field
                label={t('linkUrl')}
                inputMode="url"
                spellCheck={false}
                value={link.url}
                {...wrong(problemOfHost(link.url, true))}
                onChange={(event) => put({ ...link, url: event.currentTarget.value })}
              />
            </div>
          )}
        </Lines>
      </SettingsPart>
    </>
  )
}
