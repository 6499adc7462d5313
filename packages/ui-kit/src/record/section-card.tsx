import { IconChevronDown } from '@tabler/icons-react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { HelpMark } from '../feedback/help-mark.tsx'
import type { HelpTopic } from '../feedback/help-topic.ts'
import { LoadFailure } from '../feedback/query-part.tsx'
import { formatNumber } from '../text/format-number.ts'
import { LateBody } from './late-body.tsx'
import classes from './section-card.module.css'

type SectionCardProps = {
  id: string
  title: string
  count?: number | string | null
  help?: HelpTopic | undefined
  /** A section without data is closed until someone wants to read so. */
  isFolded?: boolean
  /** Whether it mounts when it comes near. */
  isLate?: boolean
  /** What can be done with the section. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of one section. An error inside does not leave it. */
export function SectionCard({ id, title, count = null, help, isFolded = false, isLate = false, action, children }: SectionCardProps) {
  const heading = (
    <h2 id={`${id}-title`} className={classes.title}>
      {title}
    </h2>
  )
  const body = (
    <div className={classes.body} data-section-text data-late={isLate || undefined}>
      <SectionBoundary>{isLate ? <LateBody>{children}</LateBody> : children}</SectionBoundary>
    </div>
  )
  return (
    <section id={id} className={classes.card} aria-labelledby={`${id}-title`} tabIndex={-1}>
      {isFolded ? (
        <details className={classes.fold} data-section-fold="">
          <summary className={classes.head}>
            {heading}
            <span className={classes.none}>No data</span>
            <IconChevronDown size={16} className={classes.chevron} aria-hidden />
          </summary>
          {body}
          {action && <div className={classes.action}>{action}</div>}
        </details>
      ) : (
        <>
          <div className={classes.head}>
            {heading}
            {count !== null && <span className={classes.count}>{typeof count === 'number' ? formatNumber(count) : count}</span>}
            {help && <HelpMark topic={help} label={title} />}
            {action && <div className={classes.action}>{action}</div>}
          </div>
          {body}
        </>
      )}
    </section>
  )
}

type BoundaryState = { error: Error | null }

/** Keeps a failing section from breaking the page. */
export class SectionBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null }

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A section could not be rendered', error, componentStack)
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <LoadFailure
        title="This section could not be displayed."
        reason="The rest of the page is complete."
        onRetry={() => this.setState({ error: null })}
      />
    )
  }
}
