import { Button } from '@mantine/core'
import { FailureNotice } from '@rosette/ui-kit/feedback/failure-notice.tsx'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PasteIds } from '@rosette/ui-kit/form/controls/paste-ids.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { type ReactNode, useId, useState } from 'react'
import { PickListButton } from '../../list-contents/web/pick-list-button.tsx'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import { parseEnrichmentView, sourceText } from '../contract/enrichment-view.ts'
import { exampleLists } from '../contract/example-lists.ts'
import { sourcesOf } from '../contract/source-choice.ts'
import type { TermSourceName } from '../contract/term-sources.ts'
import classes from './enrichment-page.module.css'
import { keepItems } from './enrichment-query.ts'
import { SourceBoxes } from './source-boxes.tsx'

/** The page without a list: a field for ids, and examples. */
export function ChooseList() {
  const { params, pathTo, go } = useAddress()
  const sources = sourcesOf(parseEnrichmentView(params).settings.source)
  const [chosen, setChosen] = useState<readonly TermSourceName[]>(sources)
  const source = sourceText(chosen)
  return (
    <>
      <TitledCard title="Your genes" help="help-enrichment#ask" isPadded>
        <IdsForm
          label="Loci, gene models or symbols"
          submit="Run enrichment"
          onStored={(list) => go({ list, items: null, term: null, source, tab: null })}
        >
          <SourceBoxes chosen={chosen} onChoose={setChosen} />
        </IdsForm>
      </TitledCard>
      <TitledCard title="Examples" isPadded>
        <ul className={classes.examples}>
          {exampleLists.map(({ label, items }) => (
            <li key={label}>
              <ButtonLink
                href={pathTo({ items: items.join(','), list: null, source, tab: null })}
              >{`${label}, ${items.length} genes`}</ButtonLink>
            </li>
          ))}
        </ul>
      </TitledCard>
    </>
  )
}

type IdsFormProps = {
  label: string
  submit: string
  onStored(list: string): void
  /** Further choices, between the ids and the button. */
  children?: ReactNode
}

/** A field for ids in any spelling, which become a kept list that addresses and files name, or one of the visitor's lists. */
export function IdsForm({ label, submit, onStored, children }: IdsFormProps) {
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
      {children}
      <div>
        <Button type="submit" disabled={count === 0} loading={keep.isPending}>
          {submit}
        </Button>
      </div>
      <FailureNotice failure={keep.failure} />
    </form>
  )
}
