import type { Menu, MenuEntry } from '@rosette/features/site/contract/menus.ts'
import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PremiumDiamond } from '@rosette/ui-kit/links/premium-diamond.tsx'
import type { PointerEvent } from 'react'
import classes from './menu-panel.module.css'

type MenuPanelProps = { menu: Menu; onPointerEnter(event: PointerEvent): void; onFollow(): void }

/** The open panel of a menu: its Overview on the left, then the entries in columns. */
export function MenuPanel({ menu, onPointerEnter, onFollow }: MenuPanelProps) {
  const [overview, ...entries] = menu.entries
  const hasPremium = entries.some((entry) => entry.isPremium)
  return (
    <div id="menu-panel" data-panel className={classes.panel} onPointerEnter={onPointerEnter}>
      <PageWrap>
        <ul className={classes.entries} aria-label={menu.title}>
          {overview ? (
            <li className={classes.overview}>
              <PanelEntry entry={overview} onFollow={onFollow} />
              {hasPremium ? (
                <p className={classes.note}>
                  <span className={classes.mark} aria-hidden="true" /> marks a Premium Page. It opens with an institutional or individual
                  subscription.
                </p>
              ) : null}
            </li>
          ) : null}
          {entries.map((entry) => (
            <li key={entry.label}>
              <PanelEntry entry={entry} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </PageWrap>
    </div>
  )
}

function PanelEntry({ entry, onFollow }: { entry: MenuEntry; onFollow(): void }) {
  return (
    <div className={classes.entry}>
      <TargetLink target={entry.target} onFollow={onFollow} className={classes.link}>
        <span>{entry.label}</span>
        {entry.isPremium ? <PremiumDiamond /> : null}
      </TargetLink>
      <span className={classes.description}>{entry.description}</span>
    </div>
  )
}
