import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { StructureViewer } from '@rosette/ui-kit/pictures/structure/structure-viewer.tsx'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import type { ProteinRecord } from '../../contract/protein-record.ts'
import type { ProteinStructure } from '../../contract/structures/protein-structure.ts'
import { numberAt, positionOf, stepFrom } from '../../contract/structures/residue-numbers.ts'
import { proteinVariants, type ResidueVariant } from '../../contract/structures/residue-variants.ts'
import { readMarked } from '../protein-domains.tsx'
import { changesAt } from './changes-at.ts'
import { type Colouring, colouringsOf, residueColours } from './residue-colours.ts'
import { ResidueVariants } from './residue-variants.tsx'
import classes from './structure-card.module.css'

const colouringLabels: Readonly<Record<Colouring, string>> = {
  confidence: 'Confidence',
  domains: 'InterPro domains',
  one: 'One colour',
  variants: 'Variants',
}

type StructureViewProps = { record: ProteinRecord; structure: ProteinStructure; mmcif: string }

/** The structure beside the sequence and the lanes of the page: what is marked in one of them is marked in all (STRUCT-010). */
export function StructureView({ record, structure, mmcif }: StructureViewProps) {
  const { accession, chain, source, version, licence } = structure
  const address = useAddress()
  const { start = null, end = null } = readMarked(address, record) ?? {}
  const choices = colouringsOf(structure, record)
  const [colouring, setColouring] = useState<Colouring>(choices[0] ?? 'one')
  const [set, setSet] = useState<string>()
  const isByVariants = colouring === 'variants'
  const fetched = useQuery({
    ...recordPartQuery(proteinVariants, record.proteinId, set === undefined ? {} : { set }),
    enabled: isByVariants,
  })
  const variants = (isByVariants && fetched.data?.variants) || null
  const { tokenAt, legend } = useMemo(
    () => residueColours(structure, record, colouring, variants),
    [structure, record, colouring, variants],
  )
  const colourOf = useCallback(
    (number: number) => {
      const position = positionOf(structure, number)
      return position === null ? '--line-2' : tokenAt(position)
    },
    [structure, tokenAt],
  )
  const numbers = useMemo(() => numbersOf(structure, start, end), [structure, start, end])
  const residuesOf = (position: number | null) => ({ residues: position === null ? null : `${position}-${position}` })
  const mark = (position: number | null) => address.go(residuesOf(position))

  function pick(number: number): void {
    const position = positionOf(structure, number)
    if (position !== null) mark(position === start && position === end ? null : position)
  }

  const viewer = (
    <StructureViewer
      name={`${accession} of ${record.name}`}
      mmcif={mmcif}
      chain={chain}
      colourOf={colourOf}
      legend={legend}
      source={[`${accession}, ${source}${version === null ? '' : `, version ${version}`}`, licence].filter(Boolean).join('. ')}
      marked={numbers}
      onPick={pick}
      tools={
        <>
          <Segments
            label="Colour by"
            segments={choices.map((value) => ({ value, label: colouringLabels[value] }))}
            value={colouring}
            onValue={setColouring}
          />
          <ResidueField
            position={start !== null && start === end ? start : null}
            length={record.proteinProperties.length}
            onPosition={mark}
            onStep={(step) => address.replace(residuesOf(stepFrom(structure, step === 1 ? end : start, step) ?? start))}
          />
        </>
      }
      readout={readoutOf(record, structure, start, end, variants)}
    />
  )
  return (
    <>
      {viewer}
      {isByVariants && (
        <QueryPart query={fetched} what="variants of accessions">
          {(answer) => <ResidueVariants answer={answer} onSet={setSet} onMark={(from, to) => address.go({ residues: `${from}-${to}` })} />}
        </QueryPart>
      )}
    </>
  )
}

type ResidueFieldProps = {
  position: number | null
  length: number
  onPosition(position: number | null): void
  onStep(step: 1 | -1): void
}

/** A residue by its number, or the next one by arrow key: the keyboard's way to what a click does. */
function ResidueField({ position, length, onPosition, onStep }: ResidueFieldProps) {
  // What is being typed; null while the field says what is marked.
  const [draft, setDraft] = useState<string | null>(null)

  function followKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter') choose()
    else if (event.key === 'ArrowUp') step(1)
    else if (event.key === 'ArrowDown') step(-1)
    else return
    event.preventDefault()
  }

  function step(by: 1 | -1): void {
    setDraft(null)
    onStep(by)
  }

  function choose(): void {
    if (draft === null) return
    const number = Number(draft)
    setDraft(null)
    if (draft === '') onPosition(null)
    else if (Number.isInteger(number) && number >= 1 && number <= length) onPosition(number)
  }

  return (
    <label className={classes.field}>
      Residue
      <input
        inputMode="numeric"
        placeholder={`1–${length}`}
        value={draft ?? position ?? ''}
        onChange={(event) => setDraft(event.target.value.trim())}
        onKeyDown={followKey}
        onBlur={choose}
      />
    </label>
  )
}

/** Numbers in the structure of the marked residues that it has. */
function numbersOf(structure: ProteinStructure, start: number | null, end: number | null): number[] {
  if (start === null || end === null) return []
  return Array.from({ length: end - start + 1 }, (_, index) => numberAt(structure, start + index)).filter((number) => number !== null)
}

function readoutOf(
  { sequence }: ProteinRecord,
  structure: ProteinStructure,
  start: number | null,
  end: number | null,
  variants: readonly ResidueVariant[] | null,
): string {
  if (start === null || end === null) return 'Click a residue, or type its number: it is marked in the sequence and the lanes'
  const modelled = numbersOf(structure, start, end).length
  const changes = variants === null ? '' : changesAt(variants, start, end)
  const changed = changes && `: ${changes}`
  if (start !== end)
    return `Residues ${start}–${end}: ${modelled} of ${end - start + 1} in the structure${changed && `. Changed${changed}`}`
  const confidence = structure.confidence?.ranges.find((range) => range.start <= start && start <= range.end)
  const name = `Residue ${start}${sequence ? ` (${sequence[start - 1]})` : ''}`
  if (modelled === 0) return `${name} is missing in the structure`
  if (variants !== null) return `${name}${changed || ': no change by a variant'}`
  return confidence ? `${name}, in a range of mean pLDDT ${confidence.mean.toFixed(1)}` : name
}
