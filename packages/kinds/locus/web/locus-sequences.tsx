import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { basesOf } from '@rosette/ui-kit/pictures/gene-picture/model-shapes.ts'
import { exonPartsOf, type SequenceType, sequenceTypes } from '@rosette/ui-kit/sequence/exon-parts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GeneModel, LocusRecord } from '../contract/locus-record.ts'
import { locusSequences } from '../contract/locus-sequences.ts'
import classes from './locus-sequences.module.css'
import { ModelSequence } from './model-sequence.tsx'

const labels = { genomic: 'Genomic', transcript: 'Transcript', coding: 'CDS', protein: 'Protein' } as const
const units = { genomic: 'bp', transcript: 'nt', coding: 'nt', protein: 'aa' } as const

/** SEQ-001: the sequences of a gene model; what the record does not hold is fetched when it is requested. */
export function SequenceTabs({ record }: { record: LocusRecord }) {
  const { locusId, geneModels, proteinSequences } = record
  const [name, setName] = useState(geneModels[0]?.name ?? '')
  const [wanted, setWanted] = useState<SequenceType>('protein')
  const model = geneModels.find((each) => each.name === name)
  const lengths = model ? lengthsOf(record, model) : null
  const offered = sequenceTypes.filter((each) => (lengths?.[each] ?? 0) > 0)
  const type = offered.includes(wanted) ? wanted : (offered[0] ?? 'genomic')
  const known = type === 'protein' ? proteinSequences.find((protein) => protein.name === name)?.sequence : undefined
  const letters = useQuery({ ...recordPartQuery(locusSequences, locusId, { model: name }), enabled: known === undefined })
  if (!model || !lengths) return null
  return (
    <>
      <div className={classes.choices}>
        <Segments
          label="Sequence"
          segments={offered.map((each) => ({ value: each, label: labels[each], count: lengths[each], unit: units[each] }))}
          value={type}
          onValue={setWanted}
        />
        <label className={classes.model}>
          Gene model{' '}
          <select value={name} onChange={(event) => setName(event.currentTarget.value)}>
            {geneModels.map((each) => (
              <option key={each.name}>{each.name}</option>
            ))}
          </select>
        </label>
      </div>
      <QueryPart query={known === undefined ? letters : { ...letters, data: { [type]: known } }} what="the sequence">
        {(sequences: Partial<Record<SequenceType, string | null>>) => (
          <ModelSequence
            key={`${name} ${type}`}
            model={model}
            span={record.span ?? model}
            type={type}
            label={labels[type]}
            parts={exonPartsOf(model)}
            proteinLength={lengths.protein}
            sequence={sequences[type] ?? null}
          />
        )}
      </QueryPart>
    </>
  )
}

/** As far as they follow from the annotation, whether or not the release has the letters. */
function lengthsOf({ span, proteins }: LocusRecord, model: GeneModel): Record<SequenceType, number> {
  const coding = basesOf(model, 'CDS')
  const protein = proteins.find((each) => each.protein.label === model.name)?.length
  const { start, end } = span ?? model
  return {
    genomic: end - start + 1,
    transcript: basesOf(model, 'exon'),
    coding,
    // Without the stop codon.
    protein: protein ?? Math.max(0, Math.floor(coding / 3) - 1),
  }
}
