import { Button } from '@mantine/core'
import { mutantsPath } from '@rosette/contract-kit/site-paths/mutants-path.ts'
import { FieldFrame } from '@rosette/ui-kit/form/controls/field-frame.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { newListPath } from '../../list-contents/contract/list-addresses.ts'
import { maxItemsText } from '../../list-contents/contract/listed-genes.ts'
import { PickListButton } from '../../list-contents/web/pick-list-button.tsx'
import classes from './mutants-page.module.css'

const examples = [
  { label: 'Flowering time: FT, FLC, CO, GI', items: 'FT,FLC,CO,GI' },
  { label: 'Floral organs: AG, AP1, AP3, PI, SEP3', items: 'AG,AP1,AP3,PI,SEP3' },
  { label: 'Photoreceptors: PHYA, PHYB, CRY1, CRY2', items: 'PHYA,PHYB,CRY1,CRY2' },
] as const

/** What the page shows before it has genes. */
export function ChooseGenes() {
  const id = useId()
  const router = useRouter()
  const [text, setText] = useState('')
  const items = text
    .trim()
    .split(/[\s,;]+/)
    .join(',')
  const isTooLong = items.length > maxItemsText
  return (
    <TitledCard title="For which genes?" help="help-mutants#find-lines" isPadded>
      <form
        className={classes.choose}
        onSubmit={(event) => {
          event.preventDefault()
          if (items !== '' && !isTooLong) void router.navigate({ href: mutantsPath({ items }) })
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
            Find mutants
          </Button>
          <PickListButton kind="locus" onContent={(list) => void router.navigate({ href: mutantsPath({ list }) })} />
        </div>
        <p className={classes.hint}>Examples:</p>
        <ul className={classes.examples}>
          {examples.map(({ label, items: own }) => (
            <li key={label}>
              <PageLink href={mutantsPath({ items: own })}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </form>
    </TitledCard>
  )
}
