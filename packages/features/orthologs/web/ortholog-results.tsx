import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { Pager } from '@rosette/ui-kit/table/pager.tsx'
import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useId } from 'react'
import type { GeneOrthologs, OrthologsAnswer } from '../contract/orthologs-call.ts'
import classes from './orthologs-page.module.css'

type Ortholog = GeneOrthologs['orthologs'][number]
type OrthologResultsProps = { answer: OrthologsAnswer; size: number; isBusy: boolean }

/** The choice of a species, and a row for each gene. */
export function OrthologResults({ answer, size, isBusy }: OrthologResultsProps) {
  const { pathTo } = useAddress()
  const { species, chosen, genes, methods, from, total } = answer
  const here = species.find((each) => each.species === chosen)
  if (!here) return <EmptyText>This release has no orthologs.</EmptyText>
  return (
    <section aria-label="Orthologs" aria-busy={isBusy}>
      <div className={classes.tools}>
        <SpeciesChoice answer={answer} />
        <span aria-live="polite">
          {formatNumber(here.genes)} of {formatCount(total, 'gene')} {here.genes === 1 ? 'has' : 'have'} an ortholog; of all loci of this
          release {formatNumber(here.loci)} have one.
        </span>
      </div>
      <PlainTable
        caption={`Orthologs in ${here.species}`}
        className={classes.table}
        rows={genes}
        rowKey={({ locus }) => locus.key}
        columns={[
          { id: 'locus', label: 'Locus', isName: true, cell: ({ locus }) => <RecordLink to={locus} /> },
          { id: 'symbol', label: 'Symbol', cell: ({ symbol }) => symbol ?? '' },
          { id: 'orthologs', label: 'Orthologs', cell: ({ orthologs }) => <Orthologs orthologs={orthologs} /> },
          { id: 'method', label: 'Method', cell: ({ orthologs }) => methodsOf(orthologs) },
        ]}
      />
      <Pager
        label="Pages of genes"
        page={Math.floor(from / size) + 1}
        pages={Math.ceil(total / size)}
        hrefOf={(page) => pathTo({ from: page === 1 ? null : String((page - 1) * size) })}
      />
      <ul className={classes.note} aria-label="How they were found">
        {methods.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

function SpeciesChoice({ answer: { species, chosen } }: Pick<OrthologResultsProps, 'answer'>) {
  const { go } = useAddress()
  const id = useId()
  return (
    <span>
      <label htmlFor={id}>Species</label>{' '}
      <select
        id={id}
        className={controls.select}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => go({ species: currentTarget.value, from: null })}
      >
        {species.map((each) => (
          <option key={each.species} value={each.species}>
            {each.species} ({formatCount(each.genes, 'gene')})
          </option>
        ))}
      </select>
    </span>
  )
}

function Orthologs({ orthologs }: { orthologs: readonly Ortholog[] }) {
  if (orthologs.length === 0) return 'No ortholog known'
  return (
    <ul className={classes.orthologs}>
      {orthologs.map((ortholog) => (
        <li key={ortholog.name}>
          {ortholog.name} <small className={classes.figures}>{figuresOf(ortholog)}</small>
        </li>
      ))}
    </ul>
  )
}

/** `98.4 % identical, dN/dS 0.08, bit score 520`. */
function figuresOf({ identity, dNdS, score, scoreName }: Ortholog): string {
  return [
    ...(identity === null ? [] : [`${identity.toFixed(1)} % identical`]),
    ...(dNdS === null ? [] : [`dN/dS ${dNdS.toFixed(2)}`]),
    ...(score === null ? [] : [`${scoreName} ${formatNumber(score)}`]),
  ].join(', ')
}

function methodsOf(orthologs: readonly Ortholog[]): string {
  return [
    ...new Set(orthologs.map(({ method, source }) => `${method ?? 'method not stated'}${source === null ? '' : ` (${source})`}`)),
  ].join(', ')
}
