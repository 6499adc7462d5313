import type { ReactNode } from 'react'
import { formatNumber } from './format-number.ts'
import { SectionBoundary } from './section-boundary.tsx'
import classes from './section-card.module.css'

type SectionCardProps = { id: string; title: string; count?: number | null; children: ReactNode }

/** The frame of one section. What fails inside stays inside. */
export function SectionCard({ id, title, count = null, children }: SectionCardProps) {
  return (
    <section id={id} className={classes.card} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        {count !== null && <span className={classes.count}>{formatNumber(count)}</span>}
      </div>
      <div className={classes.body}>
        <SectionBoundary>{children}</SectionBoundary>
      </div>
    </section>
  )
}
