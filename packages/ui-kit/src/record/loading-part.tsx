import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './loading-part.module.css'

type LoadingPartProps = {
  isLoaded: boolean
  error: Error | null
  onRetry(): void
  /** About how high the part will be, in pixels, if what is below would be seen to move. */
  height?: number
  children: ReactNode
}

/** A part of a page that is fetched by itself: says that it is loading or could not be loaded. */
export function LoadingPart({ isLoaded, error, onRetry, height, children }: LoadingPartProps) {
  if (isLoaded) return children
  if (error === null) {
    return (
      <p className={classes.note} style={{ minHeight: height }} role="status">
        Loading…
      </p>
    )
  }
  return (
    <p className={classes.note} role="alert">
      This part could not be loaded. The rest of the page is complete.{' '}
      <Button variant="default" size="xs" leftSection={<IconRefresh size={14} aria-hidden />} onClick={onRetry}>
        Retry
      </Button>
    </p>
  )
}
