import { Button } from '@mantine/core'
import { PanelButton } from '@rosette/ui-kit/layout/panel-button.tsx'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { type TermSourceName, termSources } from '../contract/term-sources.ts'
import classes from './settings-bar.module.css'
import { SourceBoxes } from './source-boxes.tsx'

type SourceMenuProps = { sources: readonly TermSourceName[]; onApply(sources: readonly TermSourceName[]): void }

/** The sources that are tested, and a panel in which others are ticked. */
export function SourceMenu({ sources, onApply }: SourceMenuProps) {
  const [first, ...others] = sources
  return (
    <PanelButton
      // The tabs below name several.
      label={first && others.length === 0 ? termSources[first].label : `${sources.length} sources`}
      panelLabel="Terms"
      icon={null}
      after={<IconChevronDown size={14} aria-hidden />}
    >
      {(close) => (
        <SourceForm
          sources={sources}
          onApply={(chosen) => {
            close()
            onApply(chosen)
          }}
        />
      )}
    </PanelButton>
  )
}

/** Nothing is asked until all are ticked. */
function SourceForm({ sources, onApply }: SourceMenuProps) {
  const [chosen, setChosen] = useState(sources)
  return (
    <form
      className={classes.sources}
      onSubmit={(event) => {
        event.preventDefault()
        onApply(chosen)
      }}
    >
      <SourceBoxes chosen={chosen} onChoose={setChosen} />
      <div>
        <Button type="submit" size="xs" disabled={chosen.length === 0}>
          Test these terms
        </Button>
      </div>
    </form>
  )
}
