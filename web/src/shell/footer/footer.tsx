import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { siteSettings } from '#api/queries/site-settings.ts'
import { openDialog } from '#dialogs/open.ts'
import { useT } from '#i18n/use-texts.tsx'
import { readSession } from '#session/session.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Mark } from '../navigation/mark.tsx'
import { policyPages } from '../navigation/policies.ts'
import styles from './footer.module.css'

/** The operator and its contact, the policies, the apps, the sister sites. */
export default function Footer() {
  const t = useT('shell')
  const ui = useT('ui')
  const { data: site } = useQuery(siteSettings)
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.company}>
          <Mark name />
          <p className={styles.promise}>{t('promise')}</p>
          {site && (
            <>
              {site.company_name && <p className={styles.name}>{site.company_name}</p>}
              <ul className={styles.addresses}>
                {site.addresses.map((address) => (
                  <li key={address}>
                    <Icon name="pin" size={18} />
                    <span>{address}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <FooterList title={t('footer.policies')}>
          {policyPages.map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{t(`policies.${name}`)}</Link>
            </li>
          ))}
          <li>
            <Link to="/wap/term-and-condition">{t('policies.conditions')}</Link>
          </li>
        </FooterList>
        <FooterList title={t('footer.help')}>
          <li>
            <button type="button" onClick={() => openDialog(readSession() ? 'profile' : 'login')}>
              {t('footer.accountSettings')}
            </button>
          </li>
          {site?.hotline && (
            <li>
              <a className="phone" href={`tel:${site.hotline.replaceAll(/\s/g, '')}`}>
                {ui('named', { name: t('footer.hotline'), value: site.hotline })}
              </a>
            </li>
          )}
          {site?.chat_url && (
            <li>
              <OutsideLink href={site.chat_url}>{t('footer.chat')}</OutsideLink>
            </li>
          )}
          <li>
            <Link to="/wap/find-bill-by-course">{t('footer.findBill')}</Link>
          </li>
          <li>
            <Link to="/service">{t('footer.serviceRecord')}</Link>
          </li>
        </FooterList>
        {site && site.app_links.length + site.sister_sites.length > 0 && (
          <div className={styles.links}>
            <LinkGroup title={t('footer.apps')} links={site.app_links} />
            <LinkGroup title={t('footer.sisterSites')} links={site.sister_sites} />
          </div>
        )}
      </div>
    </footer>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  )
}

function LinkGroup({ title, links }: { title: string; links: readonly { name: string; url: string }[] }) {
  if (links.length === 0) return null
  return (
    <FooterList title={title}>
      {links.map(({ name, url }) => (
        <li key={url}>
          <OutsideLink href={url}>{name}</OutsideLink>
        </li>
      ))}
    </FooterList>
  )
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}
