import { menuOf } from '@rosette/features/site/contract/menus.ts'
import { TargetLink } from '@rosette/features/site/web/site-context.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PremiumDiamond } from '@rosette/ui-kit/links/premium-diamond.tsx'
import classes from './tool-list.module.css'

/** The tools of the menu, premium ones marked. */
export function ToolList() {
  const legend = (
    <>
      <PremiumDiamond /> Premium Page: needs a subscription
    </>
  )
  return (
    <TitledCard isPadded title="Analysis tools" action={legend}>
      <ul className={classes.tools}>
        {menuOf('Tools')
          .entries.slice(1)
          .map((entry) => (
            <li key={entry.label} className={classes.tool}>
              <TargetLink target={entry.target} className={classes.link} isPlain>
                <span>{entry.label}</span>
                {entry.isPremium ? <PremiumDiamond /> : null}
              </TargetLink>
            </li>
          ))}
      </ul>
    </TitledCard>
  )
}
