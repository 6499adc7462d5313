import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './card-links.module.css'

export type CardLink = {
  id: string | number
  icon: ReactNode
  /** The link itself, drawn by whoever knows where it leads. */
  link: ReactNode
  text: ReactNode
  isOutside?: boolean
}

/** The ways that lead on from a card, each with a line about what is there. */
export function CardLinks({ links }: { links: readonly CardLink[] }) {
  return (
    <ul className={classes.links}>
      {links.map(({ id, icon, link, text, isOutside }) => (
        <li key={id} className={classes.line}>
          <span className={classes.icon} aria-hidden>
            {icon}
          </span>
          <span className={classes.words}>
            {link}
            <span className={classes.text}>{text}</span>
          </span>
          {isOutside ? null : <IconChevronRight size={16} className={classes.chevron} aria-hidden />}
        </li>
      ))}
    </ul>
  )
}
