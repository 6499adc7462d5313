import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useState } from 'react'
import type { ProteinRecord } from '../../contract/protein-record.ts'
import type { ProteinStructure } from '../../contract/structures/protein-structure.ts'
import { numberAt } from '../../contract/structures/residue-numbers.ts'
import { OpenedStructure } from './opened-structure.tsx'
import { levelLabels } from './residue-colours.ts'
import classes from './structure-card.module.css'
import { structureSentence } from './structure-sentences.ts'

/** The structures of a protein, one at a time. Its picture loads when it is opened (STRUCT-008). */
export function StructureCard({ record }: { record: ProteinRecord }) {
  const structures = record.structures?.structures ?? []
  const [chosen, setChosen] = useState(0)
  const structure = structures[chosen]
  if (!structure) return <NoStructure record={record} />
  return (
    <>
      {structures.length > 1 && (
        <div className={classes.choice}>
          <Segments
            label="Structure"
            segments={structures.map(({ accession, chain }, index) => ({ value: String(index), label: `${accession}, chain ${chain}` }))}
            value={String(chosen)}
            onValue={(value) => setChosen(Number(value))}
          />
        </div>
      )}
      <OneStructure key={chosen} record={record} structure={structure} />
    </>
  )
}

function OneStructure({ record, structure }: { record: ProteinRecord; structure: ProteinStructure }) {
  const { accession, differences, licence, citation } = structure
  return (
    <>
      <p className={classes.sentence}>{structureSentence(structure, record.proteinProperties.length)}</p>
      {differences.length > 0 && (
        <p className={classes.note}>
          Different:{' '}
          {differences
            .map(({ position, protein, structure: other }) => `${position} (${protein} here, ${other} in the structure)`)
            .join(', ')}
        </p>
      )}
      <OpenedStructure record={record} structure={structure} />
      <div className={classes.table}>
        <SectionTable
          caption={`Residues of ${accession}`}
          columns={structure.confidence ? confidenceColumns : pieceColumns}
          rows={rangesOf(structure)}
          rowKey={({ start }) => String(start)}
        />
      </div>
      {(licence || citation) && <p className={classes.note}>{[citation, licence].filter(Boolean).join('. ')}</p>}
    </>
  )
}

/** What this release has for other proteins, and where a prediction may be. */
function NoStructure({ record: { structures, externalLinks } }: { record: ProteinRecord }) {
  const entries = externalLinks.filter(({ webSiteName }) => webSiteName === 'AlphaFold DB')
  const { proteins = 0, of = 0 } = structures?.coverage ?? {}
  return (
    <p className={classes.sentence}>
      This release has structures of {formatNumber(proteins)} of {formatNumber(of)} proteins, and none of this one.
      {entries.length > 0 && ' AlphaFold DB may have a prediction of its UniProt entry: '}
      {entries.map(({ baseUrl, urlVariable }, index) => (
        <span key={urlVariable}>
          {index > 0 && ', '}
          <OutsideLink href={`${baseUrl}${urlVariable}`}>{urlVariable}</OutsideLink>
        </span>
      ))}
    </p>
  )
}

type RangeRow = { start: number; end: number; number: number | null; level: string; mean: number | null }

/** Neighbouring residues of one class, or of one piece where there is no confidence. */
function rangesOf(structure: ProteinStructure): RangeRow[] {
  const { confidence, pieces } = structure
  if (confidence === null) return pieces.map((piece) => ({ ...piece, level: '', mean: null }))
  return confidence.ranges.map(({ start, end, level, mean }) => ({
    start,
    end,
    number: numberAt(structure, start),
    level: levelLabels[level],
    mean,
  }))
}

const pieceColumns: readonly SectionColumn<RangeRow>[] = [
  { id: 'start', label: 'From residue', cell: (row) => row.start, sortBy: (row) => row.start, isNumeric: true },
  { id: 'end', label: 'To residue', cell: (row) => row.end, sortBy: (row) => row.end, isNumeric: true },
  {
    id: 'residues',
    label: 'Residues',
    cell: (row) => row.end - row.start + 1,
    sortBy: (row) => row.end - row.start,
    isNumeric: true,
  },
  { id: 'number', label: 'First number in the file', cell: (row) => row.number, sortBy: (row) => row.number, isNumeric: true },
]

const confidenceColumns: readonly SectionColumn<RangeRow>[] = [
  ...pieceColumns.slice(0, 3),
  { id: 'level', label: 'Confidence', cell: (row) => row.level, sortBy: (row) => row.mean },
  { id: 'mean', label: 'Mean pLDDT', cell: (row) => row.mean?.toFixed(1), sortBy: (row) => row.mean, isNumeric: true },
]
