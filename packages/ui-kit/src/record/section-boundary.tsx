import { Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import classes from './section-boundary.module.css'

type BoundaryState = { error: Error | null }

/** Keeps a failing section from taking the page with it. */
export class SectionBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null }

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A section could not be drawn', error, componentStack)
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <div className={classes.failed} role="alert">
        <IconAlertTriangle size={16} className={classes.icon} aria-hidden />
        <span>This section could not be shown. The rest of the page is complete.</span>
        <Button
          variant="default"
          size="xs"
          className={classes.retry}
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={() => this.setState({ error: null })}
        >
          Retry
        </Button>
      </div>
    )
  }
}
