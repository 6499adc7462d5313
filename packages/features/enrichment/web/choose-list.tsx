import { Button } from '@mantine/core'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { LoadFile } from '@rosette/ui-kit/form/controls/load-file.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { PickListButton } from '@rosette/ui-kit/lists/pick-list-button.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { maxListBytes } from '../../lists/contract/list-content.ts'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import { exampleLists } from '../contract/example-lists.ts'
import classes from './enrichment-page.module.css'
import { keepItems } from './enrichment-query.ts'

/** The page without a list: a field for ids, and examples. */
export function ChooseList() {
  const { pathTo, go } = useAddress()
  return (
    <>
      <TitledCard title="Your genes" isPadded>
        <PasteIds label="Loci, gene models or symbols" submit="Compare" onKept={(list) => go({ list, items: null, term: null })} />
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

type PasteIdsProps = { label: string; submit: string; onKept(list: string): void }

/** A field for ids in any spelling, which become a kept list that addresses and files name, or one of the visitor's lists. */
export function PasteIds({ label, submit, onKept }: PasteIdsProps) {
  const id = useId()
  const [text, setText] = useState('')
  const count = parseIdentifiers(text).length
  const keep = useMutation({ mutationFn: () => keepItems(text), onSuccess: onKept })
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault()
        if (count > 0) keep.mutate()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={controls.area}
        rows={6}
        spellCheck={false}
        placeholder="AT4G18960, at5g10140.1, FT …"
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p id={`${id}-hint`} className={classes.small}>
        Up to 100,000 ids, in any spelling. The list is stored anonymously, so that the link to the result works for you and for anyone you
        send it to.
      </p>
      <div className={classes.row}>
        <Button type="submit" disabled={count === 0} loading={keep.isPending}>
          {submit}
        </Button>
        <LoadFile
          label={label}
          accept=".txt,.csv,.tsv,text/plain"
          maxBytes={maxListBytes}
          tooLong="is longer than 2 MB."
          onText={setText}
        />
        <PickListButton kind="locus" onContent={onKept} />
        <span className={classes.small} aria-live="polite">
          {count > 0 && formatCount(count, 'id')}
        </span>
      </div>
      {keep.error && <Notice kind="error">{keep.error.message}</Notice>}
    </form>
  )
}
