import { useAuth } from '@rosette/features/sessions/web/auth-state.ts'
import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { Sheet } from '@rosette/ui-kit/layout/sheet.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { GeneralSearch } from '@rosette/ui-kit/search/general-search.tsx'
import { useState } from 'react'
import { PhoneMenu } from './menu/phone-menu.tsx'
import sheet from './sheet-opener.module.css'
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

// Nine leaves, each smaller than the last and rotated by the golden angle, as a rosette grows.
const leaves = Array.from({ length: 9 }, (_, at) => ({ angle: at * 137.508, size: 1 - at * 0.055 }))
const shades = [3, 2, 4, 5, 1, 6, 0, 2, 0]

function Logo() {
  return (
    <svg className={classes.logo} viewBox="0 0 32 32" aria-hidden="true">
      {leaves.map(({ angle, size }, at) => (
        <path
          key={angle}
          className={classes[`shade${shades[at]}`]}
          d="M0 0C-4.6-5-4.2-11.5 0-14.5C4.2-11.5 4.6-5 0 0z"
          transform={`translate(16 16) rotate(${angle.toFixed(1)}) scale(${size.toFixed(3)})`}
        />
      ))}
    </svg>
  )
}

/** The general search in full screen, for narrow screens. */
function PhoneSearch() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className={`${sheet.opener} ${sheet.last}`} aria-label="Open search" onClick={() => setIsOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="11" cy="11" r="6.5" />
          <path d="M16 16l4.5 4.5" />
        </svg>
      </button>
      <Sheet label="Search" isOpen={isOpen} onClose={close} side="full">
        <GeneralSearch look="hero" takesFocus onSearch={close} />
      </Sheet>
    </>
  )
}
