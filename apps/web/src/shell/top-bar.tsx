import { useAuth } from '@rosette/features/sessions/web/auth-state.ts'
import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { GeneralSearch } from '@rosette/ui-kit/search/general-search.tsx'
import { Logo } from './logo.tsx'
import { PhoneMenu } from './menu/phone-menu.tsx'
import { PhoneSearch } from './phone-search.tsx'
import classes from './top-bar.module.css'
import { accountLinks, topLinks } from './top-links.ts'

/** Logo, general search and the links of the top bar. On the home page the search is in the hero instead. */
export function TopBar({ hasSearch }: { hasSearch: boolean }) {
  const { loggedIn } = useAuth()
  return (
    <div className={classes.bar}>
      <PageWrap className={classes.line}>
        <PhoneMenu />
        <PageLink href="/" className={classes.brand}>
          <Logo />
          Rosette
        </PageLink>
        {hasSearch ? (
          <div className={classes.search}>
            <GeneralSearch look="bar" hasSearchKeys />
          </div>
        ) : null}
        <nav className={classes.links} aria-label="Account and help">
          {topLinks.map(({ label, target }) => (
            <TargetLink key={label} target={target} isPlain>
              {label}
            </TargetLink>
          ))}
          {accountLinks(loggedIn).map(({ label, target }, at) => (
            <TargetLink key={label} target={target} className={at === 1 ? classes.pill : undefined}>
              {label}
            </TargetLink>
          ))}
        </nav>
        {hasSearch ? <PhoneSearch /> : null}
      </PageWrap>
    </div>
  )
}
