import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { startDownload } from '@rosette/api-client/start-download.ts'
import { variantFilePath } from '@rosette/contract-kit/genome-view/variant-file.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { useNear } from '@rosette/ui-kit/layout/use-near.ts'
import textButton from '@rosette/ui-kit/links/text-button.module.css'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { wordsOfTerm } from '@rosette/ui-kit/text/words-of-term.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { type LocusVariants, locusVariants, type VariantAllele } from '../../contract/locus-variants.ts'
import { formatVariants, termsOf, whyNoConsequence } from './format-variants.ts'
import { VariantCarriers } from './variant-carriers.tsx'
import classes from './variant-table.module.css'

/** The variants of accessions within a locus, fetched when they come near. */
export function VariantTable({ record: { locusId, name, span } }: { record: LocusRecord }) {
  const { ref, isNear } = useNear<HTMLDivElement>()
  const [set, setSet] = useState<string>()
  const part = useQuery({ ...recordPartQuery(locusVariants, locusId, set === undefined ? {} : { set }), enabled: isNear })
  return (
    <div ref={ref}>
      <QueryPart query={part} what="variants of accessions">
        {(answer) => <Variants key={answer.set} locusId={locusId} locus={name} span={span} answer={answer} onSet={setSet} />}
      </QueryPart>
    </div>
  )
}

type VariantsProps = { locusId: number; locus: string; span: LocusRecord['span']; answer: LocusVariants; onSet(set: string): void }

function Variants({ locusId, locus, span, answer, onSet }: VariantsProps) {
  const { sets, set, alleles, lines, left, hasDna } = answer
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<VariantAllele>()
  const id = useId()
  const columns = useMemo(() => columnsFor(alleles, setChosen), [alleles])
  const own = sets.find(({ name }) => name === set)
  const rows = alleles.filter(({ consequences }) => term === '' || consequences.some(({ terms }) => terms.includes(term)))
  return (
    <>
      <div className={classes.choices}>
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
        <label htmlFor={id}>
          Consequence{' '}
          <select id={id} value={term} onChange={(event) => setTerm(event.currentTarget.value)}>
            <option value="">any ({formatNumber(alleles.length)})</option>
            {termsOf(alleles).map((each) => (
              <option key={each.term} value={each.term}>
                {wordsOfTerm(each.term)} ({formatNumber(each.count)})
              </option>
            ))}
          </select>
        </label>
        <button type="button" className={textButton.button} onClick={() => saveText(formatVariants(answer), `${locus}_variants.tsv`)}>
          Save as TSV
        </button>
        {set !== null && span !== null && <SaveVcf set={set} span={span} />}
      </div>
      {alleles.length === 0 ? (
        <p>This file has no variant within {locus}.</p>
      ) : (
        <SectionTable caption="Variants of accessions" columns={columns} rows={rows} rowKey={keyOf} />
      )}
      {chosen && set !== null && <VariantCarriers key={keyOf(chosen)} locusId={locusId} set={set} allele={chosen} />}
      <p className={classes.note}>
        {own && `${own.title} (${formatCount(own.samples, 'sample')}; ${own.licence}). `}
        {own?.citation && `${own.citation}. `}
        The file has {formatCount(lines, 'line')} within {locus}
        {left > 0 && `, of which ${formatNumber(left)} are not listed`}. Consequences are those of each allele alone, in terms of the
        Sequence Ontology.{!hasDna && ' This release does not have the DNA of the whole locus, so changes of the protein are not reported.'}
      </p>
    </>
  )
}

/** The lines of the file, genotypes included, which the browser saves by itself (VARIANT-009). */
function SaveVcf({ set, span }: { set: string; span: NonNullable<LocusRecord['span']> }) {
  const save = useChange({ call: () => startDownload(variantFilePath(set, span)) })
  return (
    <>
      <button type="button" className={textButton.button} onClick={() => save.run(undefined)}>
        Save as VCF
      </button>
      <span role="alert">{save.failure?.text}</span>
    </>
  )
}

function columnsFor(
  alleles: readonly VariantAllele[],
  onCarriers: (allele: VariantAllele) => void,
): readonly SectionColumn<VariantAllele>[] {
  const ids: SectionColumn<VariantAllele> = { id: 'id', label: 'ID', cell: ({ id }) => id ?? '' }
  return [
    {
      id: 'position',
      label: 'Position',
      cell: ({ position }) => formatNumber(position),
      sortBy: ({ position }) => position,
      isNumeric: true,
    },
    // Many files name none of their variants.
    ...(alleles.some(({ id }) => id !== null) ? [ids] : []),
    {
      id: 'alleles',
      label: 'Alleles',
      cell: ({ ref, alt }) => <code className={classes.alleles}>{`${shorten(ref)} → ${shorten(alt)}`}</code>,
    },
    {
      id: 'consequence',
      label: 'Consequence',
      help: 'help-variants#consequences',
      cell: (allele) => <Consequences allele={allele} />,
      sortBy: ({ consequences }) => consequences[0]?.terms[0] ?? null,
    },
    {
      id: 'carriers',
      label: 'Carried by',
      help: 'help-variants#accessions',
      cell: (allele) => <CarrierCount allele={allele} onCarriers={onCarriers} />,
      sortBy: ({ carriers }) => carriers,
    },
    { id: 'filter', label: 'Filter', cell: ({ filter }) => filter ?? '', sortBy: ({ filter }) => filter },
  ]
}

/** Models with the same consequence stand together. */
function Consequences({ allele }: { allele: VariantAllele }) {
  const groups = Map.groupBy(allele.consequences, ({ terms, proteinChange }) => [...terms, proteinChange ?? ''].join(' '))
  if (groups.size === 0) return <>{whyNoConsequence(allele)}</>
  return (
    <ul className={classes.consequences}>
      {[...groups].map(([key, models]) => (
        <li key={key}>
          {models[0]?.terms.map(wordsOfTerm).join(', ')} {models[0]?.proteinChange && <code>{models[0].proteinChange}</code>}{' '}
          <span className={classes.models}>{models.map(({ model }) => model.replace(/^.*\./, '.')).join(' ')}</span>
        </li>
      ))}
    </ul>
  )
}

function CarrierCount({ allele, onCarriers }: { allele: VariantAllele; onCarriers(allele: VariantAllele): void }) {
  const { carriers, called } = allele
  if (called === 0) return <>no genotypes</>
  const text = `${formatNumber(carriers)} of ${formatNumber(called)}`
  if (carriers === 0) return <>{text}</>
  return (
    <button type="button" className={textButton.button} onClick={() => onCarriers(allele)}>
      {text}
    </button>
  )
}

function keyOf({ position, ref, alt }: VariantAllele): string {
  return [position, ref, alt].join(' ')
}

const longestAllele = 12

function shorten(allele: string): string {
  return allele.length > longestAllele ? `${allele.slice(0, longestAllele)}… (${allele.length})` : allele
}
