import { ListsButton } from '@rosette/features/lists/web/lists-button.tsx'
import { useAuth } from '@rosette/features/sessions/web/auth-state.ts'
import { type Menu, menus } from '@rosette/features/site/contract/menus.ts'
import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { Sheet } from '@rosette/ui-kit/layout/sheet.tsx'
import { PremiumDiamond } from '@rosette/ui-kit/links/premium-diamond.tsx'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import sheet from '../sheet-opener.module.css'
import { accountLinks, topLinks } from '../top-links.ts'
import { InstitutionBadge } from './menu-row.tsx'
import classes from './phone-menu.module.css'

/** All menus and top links in a drawer, for narrow screens. */
export function PhoneMenu() {
  const [isOpen, setIsOpen] = useState(false)
  const { loggedIn } = useAuth()
  const close = () => setIsOpen(false)
  const href = useRouterState({ select: (state) => state.location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the address changes.
  useEffect(() => setIsOpen(false), [href])

  return (
    <>
      <button type="button" className={`${sheet.opener} ${sheet.first}`} aria-label="Menu" onClick={() => setIsOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" />
        </svg>
      </button>
      <Sheet label="Menu" isOpen={isOpen} onClose={close} side="left">
        <InstitutionBadge />
        <nav aria-label="Menu">
          {menus.map((menu) => (
            <MenuFold key={menu.title} menu={menu} onFollow={close} />
          ))}
          <ul className={classes.links}>
            <li>
              <ListsButton className={classes.link} />
            </li>
            {[...topLinks, ...accountLinks(loggedIn)].map(({ label, target }) => (
              <li key={label}>
                <TargetLink target={target} className={classes.link} onFollow={close}>
                  {label}
                </TargetLink>
              </li>
            ))}
          </ul>
        </nav>
      </Sheet>
    </>
  )
}

/** One menu as an accordion; the shared name lets the browser keep one open at a time. */
function MenuFold({ menu, onFollow }: { menu: Menu; onFollow(): void }) {
  return (
    <details className={classes.fold} name="phone-menu">
      <summary className={classes.title}>{menu.title}</summary>
      <ul className={classes.entries}>
        {menu.entries.map((entry) => (
          <li key={entry.label}>
            <TargetLink target={entry.target} className={classes.link} onFollow={onFollow}>
              <span>{entry.label}</span>
              {entry.isPremium ? <PremiumDiamond /> : null}
            </TargetLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
