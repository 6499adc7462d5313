import textButton from '@rosette/ui-kit/links/text-button.module.css'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { wordsOfTerm } from '@rosette/ui-kit/text/words-of-term.ts'
import type { ProteinVariants, ResidueVariant } from '../../contract/structures/residue-variants.ts'
import classes from './structure-card.module.css'

type ResidueVariantsProps = {
  answer: ProteinVariants
  onSet(set: string): void
  onMark(start: number, end: number): void
}

/** What the colours show, as a table: each variant with the residues that it changes (STRUCT-016). */
export function ResidueVariants({ answer: { sets, set, variants, elsewhere, left, hasDna }, onSet, onMark }: ResidueVariantsProps) {
  const own = sets.find(({ name }) => name === set)
  return (
    <>
      {sets.length > 1 && (
        <label>
          Variants of{' '}
          <select value={set ?? ''} onChange={(event) => onSet(event.currentTarget.value)}>
            {sets.map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {variants.length === 0 ? (
        <p className={classes.sentence}>No variant of this file changes a residue of this protein.</p>
      ) : (
        <div className={classes.table}>
          <SectionTable caption="Residues that variants change" columns={columnsFor(onMark)} rows={variants} rowKey={keyOf} />
        </div>
      )}
      <p className={classes.note}>
        {own && `${own.title} (${formatCount(own.samples, 'sample')}; ${own.licence}). `}
        {own?.citation && `${own.citation}. `}
        Each allele alone; of a shifted frame the first residue, of an insertion the two that it lies between.
        {elsewhere > 0 && ` ${formatCount(elsewhere, 'allele')} not told: the DNA codes for another residue than this protein has there.`}
        {left > 0 && ` ${formatCount(left, 'line')} of the file not read.`}
        {!hasDna && ' This release does not have the DNA of the whole gene model, so changes of the protein are not told.'}
      </p>
    </>
  )
}

function columnsFor(onMark: ResidueVariantsProps['onMark']): readonly SectionColumn<ResidueVariant>[] {
  return [
    {
      id: 'residues',
      label: 'Residues',
      cell: ({ start, end }) => (
        <button type="button" className={textButton.button} onClick={() => onMark(start, end)}>
          {start === end ? start : `${start}–${end}`}
        </button>
      ),
      sortBy: ({ start }) => start,
      isNumeric: true,
    },
    { id: 'term', label: 'Consequence', cell: ({ term }) => wordsOfTerm(term), sortBy: ({ term }) => term },
    { id: 'change', label: 'Change', cell: ({ proteinChange }) => proteinChange ?? '' },
    {
      id: 'position',
      label: 'Position',
      cell: ({ position }) => formatNumber(position),
      sortBy: ({ position }) => position,
      isNumeric: true,
    },
    {
      id: 'alleles',
      label: 'Alleles',
      cell: ({ ref, alt }) => <code className={classes.alleles}>{`${shorten(ref)} → ${shorten(alt)}`}</code>,
    },
    {
      id: 'carriers',
      label: 'Carried by',
      cell: ({ carriers, called }) => (called === 0 ? 'no genotypes' : `${formatNumber(carriers)} of ${formatNumber(called)}`),
      sortBy: ({ carriers }) => carriers,
    },
  ]
}

function keyOf({ position, ref, alt }: ResidueVariant): string {
  return [position, ref, alt].join(' ')
}

/** A long insertion would push the table apart. */
function shorten(bases: string): string {
  return bases.length > 12 ? `${bases.slice(0, 10)}… (${bases.length})` : bases
}
