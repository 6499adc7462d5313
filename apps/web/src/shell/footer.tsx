import { formatBuildDate } from '@rosette/features/site/contract/site-config.ts'
import { useSite } from '@rosette/features/site/web/site-context.tsx'
import { TargetLink } from '@rosette/features/site/web/target-link.tsx'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { CuratorMail } from '@rosette/ui-kit/links/curator-mail.tsx'
import { PageLink } from '@rosette/ui-kit/record/page-link.tsx'
import { DemoLine } from './demo-line.tsx'
import classes from './footer.module.css'
import { footerColumns } from './footer-links.ts'
import { KeysButton } from './keys-button.tsx'
import { PartnerLogo } from './partner-logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

/** Whom to ask, where to go, what is running. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <PageWrap className={classes.columns}>
        <div>
          <h2 className={classes.title}>Rosette</h2>
          <p className={classes.about}>
            An open knowledge portal for Arabidopsis biology. Questions for our curators: <CuratorMail />
          </p>
        </div>
        {footerColumns.map((column) => (
          <div key={column.title}>
            <h2 className={classes.title}>{column.title}</h2>
            <ul>
              {column.links.map(({ label, target }) => (
                <li key={label}>
                  <TargetLink target={target} className={classes.link}>
                    {label}
                  </TargetLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </PageWrap>
      <div className={classes.legal}>
        <PageWrap className={classes.line}>
          <BuildLine />
          <ThemeSwitch />
          <KeysButton />
          <TargetLink target={{ external: 'partner' }} className={classes.partner} isPlain>
            <PartnerLogo />
          </TargetLink>
          <DemoLine />
        </PageWrap>
      </div>
    </footer>
  )
}

function BuildLine() {
  const { version, buildDate } = useSite()
  return (
    <span className={classes.build}>
      Version {version} · <time dateTime={buildDate}>{formatBuildDate(buildDate)}</time> ·{' '}
      <PageLink href="/about/release-notes">Release notes</PageLink>
    </span>
  )
}
