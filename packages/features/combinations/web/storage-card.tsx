import { Button } from '@mantine/core'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { maxHistory } from '../../search-history/contract/history-entry.ts'
import { type BrowserHistory, clearHistory, switchHistory } from '../../search-history/web/browser-history.ts'
import classes from './storage-card.module.css'

/** Where the searches are kept, and how to get rid of them (HISTORY-004). */
export function StorageCard({ history: { isOff, isRefused, entries } }: { history: BrowserHistory }) {
  return (
    <TitledCard title="Where this is kept" isPadded>
      <div className={classes.body}>
        <p>In this browser, the last {maxHistory} searches. Nobody else sees them.</p>
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={!isOff}
            disabled={isRefused}
            onChange={({ currentTarget }) => switchHistory(!currentTarget.checked)}
          />
          Keep my searches in this browser
        </label>
        <Button variant="default" size="xs" color="red" disabled={entries.length === 0} onClick={clearHistory}>
          Clear history
        </Button>
      </div>
    </TitledCard>
  )
}
