import { Button } from '@mantine/core'
import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { StoredSearchLink } from '@rosette/ui-kit/links/stored-search-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { SaveAsListButton } from '../../../list-contents/web/save-as-list-button.tsx'
import { databaseOf } from '../../contract/blast-databases.ts'
import type { BlastHit, BlastResult } from '../../contract/blast-result.ts'
import classes from './blast-result.module.css'
import { bestOf, formatEvalue } from './filter-hits.ts'

type HitsCardProps = {
  hits: readonly BlastHit[]
  queryNames: readonly string[]
  databases: BlastResult['databases']
  checked: ReadonlySet<number>
  chosen: number | null
  onCheck(checked: ReadonlySet<number>): void
  onChoose(hit: BlastHit): void
}

/** The hits of all queries; what is checked, or else everything shown, can be taken along. */
export function HitsCard({ hits, queryNames, databases, checked, chosen, onCheck, onChoose }: HitsCardProps) {
  const columns = useMemo(
    () => hitColumns({ queryNames, databases, checked, chosen, onCheck, onChoose }),
    [queryNames, databases, checked, chosen, onCheck, onChoose],
  )
  const taken = checked.size > 0 ? hits.filter(({ number }) => checked.has(number)) : hits
  const loci = [...new Set(taken.flatMap(({ locus }) => locus?.locus.label ?? []))]
  return (
    <TitledCard
      title="Hits"
      mark={formatNumber(hits.length)}
      action={
        <div className={classes.actions}>
          {loci.length > 0 && (
            <StoredSearchLink category="genes" criteria={{ geneListUploadType: 'AGI Locus IDs', geneList: loci.join(';') }}>
              {checked.size > 0 ? 'Checked hits' : 'Hits'} as a gene list
            </StoredSearchLink>
          )}
          {loci.length > 0 && <SaveAsListButton seed={{ kind: 'locus', items: loci, isOfBlast: true }} />}
          <Button
            variant="default"
            size="xs"
            leftSection={<IconDownload size={14} aria-hidden />}
            disabled={checked.size === 0}
            onClick={() => saveText(toTable(taken, queryNames), 'blast_hits.tsv')}
          >
            Download Checked
          </Button>
        </div>
      }
    >
      <SectionTable caption="Hits" columns={columns} rows={hits} rowKey={({ number }) => String(number)} />
    </TitledCard>
  )
}

function hitColumns({ queryNames, databases, checked, chosen, onCheck, onChoose }: Omit<HitsCardProps, 'hits'>): SectionColumn<BlastHit>[] {
  const query: SectionColumn<BlastHit> = {
    id: 'query',
    label: 'Query',
    cell: (hit) => queryNames[hit.query] ?? '',
    sortBy: (hit) => hit.query,
  }
  const dataset: SectionColumn<BlastHit> = {
    id: 'dataset',
    label: 'Dataset',
    onPhone: 'text',
    cell: ({ database }) => databaseOf(database).label,
    sortBy: ({ database }) => databaseOf(database).label,
  }
  return [
    {
      id: 'check',
      label: 'Select',
      onPhone: 'bare',
      cell: ({ number, subject }) => (
        <input
          type="checkbox"
          className={classes.check}
          aria-label={`Select ${subject}`}
          checked={checked.has(number)}
          onChange={() => onCheck(toggled(checked, number))}
        />
      ),
    },
    { id: 'number', label: '#', cell: ({ number }) => number, sortBy: ({ number }) => number, isNumeric: true, onPhone: 'bare' },
    ...(queryNames.length > 1 ? [query] : []),
    {
      id: 'subject',
      label: 'Sequence',
      onPhone: 'bare',
      cell: (hit) => (
        <button type="button" className={classes.subject} aria-pressed={hit.number === chosen} onClick={() => onChoose(hit)}>
          {hit.subject}
        </button>
      ),
      sortBy: ({ subject }) => subject,
    },
    ...(databases.length > 1 ? [dataset] : []),
    {
      id: 'locus',
      label: 'Locus',
      onPhone: 'bare',
      cell: ({ locus }) => locus && <RecordLink to={locus.locus} />,
      sortBy: ({ locus }) => locus?.locus.label ?? null,
    },
    {
      id: 'symbol',
      label: 'Symbol',
      onPhone: 'bare',
      cell: ({ locus }) => locus?.symbols.join(', '),
      sortBy: ({ locus }) => locus?.symbols[0] ?? null,
    },
    {
      id: 'description',
      label: 'Description',
      onPhone: 'text',
      cell: (hit) => <span className={classes.description}>{descriptionOf(hit)}</span>,
      sortBy: descriptionOf,
    },
    {
      id: 'bits',
      label: 'Bit score',
      onPhone: 'beside',
      cell: (hit) => formatNumber(bestOf(hit).bitScore),
      sortBy: (hit) => bestOf(hit).bitScore,
      isNumeric: true,
    },
    {
      id: 'cover',
      label: 'Query cover',
      onPhone: 'beside',
      cell: ({ queryCover }) => `${queryCover}%`,
      sortBy: ({ queryCover }) => queryCover,
      isNumeric: true,
    },
    {
      id: 'evalue',
      label: 'E-value',
      help: 'help-blast#read-the-result',
      onPhone: 'beside',
      cell: (hit) => formatEvalue(bestOf(hit).evalue),
      sortBy: (hit) => bestOf(hit).evalue,
      isNumeric: true,
    },
    {
      id: 'identity',
      label: 'Identity',
      onPhone: 'beside',
      cell: (hit) => `${Math.round(bestOf(hit).identity)}%`,
      sortBy: (hit) => bestOf(hit).identity,
      isNumeric: true,
    },
  ]
}

function toggled(checked: ReadonlySet<number>, number: number): ReadonlySet<number> {
  return checked.has(number) ? new Set([...checked].filter((one) => one !== number)) : new Set([...checked, number])
}

function descriptionOf({ locus, title }: BlastHit): string {
  return locus?.description ?? title
}

/** One line for each alignment, as the file of the whole result has them. */
function toTable(hits: readonly BlastHit[], queryNames: readonly string[]): string {
  const header = [
    'query',
    'sequence',
    'dataset',
    'locus',
    'identity',
    'query_start',
    'query_end',
    'subject_start',
    'subject_end',
    'evalue',
    'bit_score',
  ]
  const lines = hits.flatMap(({ query, subject, database, locus, hsps }) =>
    hsps.map((hsp) => [
      queryNames[query],
      subject,
      databaseOf(database).source,
      locus?.locus.label ?? '',
      hsp.identity,
      hsp.queryStart,
      hsp.queryEnd,
      hsp.subjectStart,
      hsp.subjectEnd,
      hsp.evalue,
      hsp.bitScore,
    ]),
  )
  return [header, ...lines]
    .map((cells) => cells.join('\t'))
    .join('\n')
    .concat('\n')
}
