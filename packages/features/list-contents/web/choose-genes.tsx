import { Button } from '@mantine/core'
import type { HelpTopic } from '@rosette/ui-kit/feedback/help-topic.ts'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { newListPath } from '../contract/list-addresses.ts'
import classes from './choose-genes.module.css'
import { PickListButton } from './pick-list-button.tsx'

type ChooseGenesProps = {
  /** What the button says. */
  action: string
  help?: HelpTopic
  /** Ids in an address have so many characters at most. */
  maxText: number
  examples: readonly { label: string; items: string }[]
  pathOf(genes: { list: string } | { items: string }): string
}

/** What the page of an analysis shows before it has genes. */
export function ChooseGenes({ action, help, maxText, examples, pathOf }: ChooseGenesProps) {
  const id = useId()
  const router = useRouter()
  const [text, setText] = useState('')
  const items = text
    .trim()
    .split(/[\s,;]+/)
    .join(',')
  const isTooLong = items.length > maxText
  return (
    <TitledCard title="For which genes?" {...(help && { help })} isPadded>
      <form
        className={classes.choose}
        onSubmit={(event) => {
          event.preventDefault()
          if (items !== '' && !isTooLong) void router.navigate({ href: pathOf({ items }) })
        }}
      >
        <FieldFrame id={id} label="Genes, in any spelling" hint="Locus names, gene models and symbols are understood." size="large">
          <textarea
            id={id}
            className={controls.area}
            rows={6}
            value={text}
            aria-describedby={`${id}-hint`}
            spellCheck={false}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </FieldFrame>
        {isTooLong && (
          <p role="alert" className={classes.hint}>
            These are too many for a link. <PageLink href={newListPath('locus')}>Make a list of them</PageLink>, and go on from there.
          </p>
        )}
        <div className={classes.buttons}>
          <Button type="submit" disabled={items === '' || isTooLong}>
            {action}
          </Button>
          <PickListButton kind="locus" onContent={(list) => void router.navigate({ href: pathOf({ list }) })} />
        </div>
        <p className={classes.hint}>Examples:</p>
        <ul className={classes.examples}>
          {examples.map(({ label, items: own }) => (
            <li key={label}>
              <PageLink href={pathOf({ items: own })}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </form>
    </TitledCard>
  )
}
