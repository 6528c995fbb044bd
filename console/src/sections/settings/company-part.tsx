import styles from '../../forms/desk.module.css'
import { LanguageFields } from '../../forms/language-fields.tsx'
import { useT } from '../../i18n/use-texts.tsx'
import { Field } from '../../kit/field.tsx'
import { Lines } from './lines.tsx'
import { problemOfEmail, problemOfHotline, problemOfText } from './setting-problems.ts'
import { noWords, type PartProps } from './settings.ts'
import { SettingsPart } from './settings-part.tsx'

/** The company: its name on receipts, how it is reached, where it sits. */
export function CompanyPart({ settings, samples, change, wrong }: PartProps) {
  const t = useT('staff-settings')
  return (
    <>
      <SettingsPart
        title={t('part.company')}
        hint={t('companyHint')}
        names={['company_name', 'company_registration', 'email', 'hotline']}
        samples={samples}
      >
        <LanguageFields
          legend={t('company_name')}
          texts={settings.company_name}
          error={wrong(problemOfText(settings.company_name.vi)).error}
          onChange={(company_name) => change({ company_name })}
        />
        <LanguageFields
          legend={t('company_registration')}
          texts={settings.company_registration}
          onChange={(company_registration) => change({ company_registration })}
        />
        <div className={styles.fields}>
          <Field
            label={t('hotline')}
            type="tel"
            value={settings.hotline}
            {...wrong(problemOfHotline(settings.hotline))}
            onChange={(event) => change({ hotline: event.currentTarget.value })}
          />
          <Field
            label={t('email')}
            type="email"
            value={settings.email}
            {...wrong(problemOfEmail(settings.email))}
            onChange={(event) => change({ email: event.currentTarget.value })}
          />
        </div>
      </SettingsPart>
      <SettingsPart title={t('part.addresses')} names={['addresses']} samples={samples}>
        <Lines lines={settings.addresses} empty={noWords} onChange={(addresses) => change({ addresses })}>
          {(address, put) => (
            <LanguageFields
              legend={t('address')}
              texts={address}
              error={wrong(problemOfText(address.vi)).error}
              onChange={put}
            />
          )}
        </Lines>
      </SettingsPart>
    </>
  )
}
