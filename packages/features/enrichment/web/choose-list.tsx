import { Button } from '@mantine/core'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PasteIds } from '@rosette/ui-kit/form/controls/paste-ids.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { useId, useState } from 'react'
import { PickListButton } from '../../list-contents/web/pick-list-button.tsx'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import { exampleLists } from '../contract/example-lists.ts'
import classes from './enrichment-page.module.css'
import { keepItems } from './enrichment-query.ts'

/** The page without a list: a field for ids, and examples. */
export function ChooseList() {
  const { pathTo, go } = useAddress()
  return (
    <>
      <TitledCard title="Your genes" help="help-enrichment#ask" isPadded>
        <IdsForm label="Loci, gene models or symbols" submit="Compare" onStored={(list) => go({ list, items: null, term: null })} />
      </TitledCard>
      <TitledCard title="Examples" isPadded>
        <ul className={classes.examples}>
          {exampleLists.map(({ label, items }) => (
            <li key={label}>
              <ButtonLink href={pathTo({ items: items.join(','), list: null })}>{`${label}, ${items.length} genes`}</ButtonLink>
            </li>
          ))}
        </ul>
      </TitledCard>
    </>
  )
}

type IdsFormProps = { label: string; submit: string; onStored(list: string): void }

/** A field for ids in any spelling, which become a kept list that addresses and files name, or one of the visitor's lists. */
export function IdsForm({ label, submit, onStored }: IdsFormProps) {
  const id = useId()
  const [text, setText] = useState('')
  const count = parseIdentifiers(text).length
  const keep = useChange({ call: () => keepItems(text), onDone: onStored })
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault()
        if (count > 0) keep.run()
      }}
    >
      <PasteIds
        id={id}
        label={label}
        hint="Up to 100,000 ids, in any spelling. The list is stored anonymously, so that the link to the result works for you and for anyone you send it to."
        placeholder="AT4G18960, at5g10140.1, FT …"
        rows={6}
        value={text}
        count={count}
        onText={setText}
      >
        <PickListButton kind="locus" onContent={onStored} />
      </PasteIds>
      <div>
        <Button type="submit" disabled={count === 0} loading={keep.isPending}>
          {submit}
        </Button>
      </div>
      <FailureNotice failure={keep.failure} />
    </form>
  )
}
