import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { saveText } from '../feedback/save-file.ts'
import { CopyButton } from '../record/parts/copy-button.tsx'
import { formatNumber } from '../text/format-number.ts'
import { BlastLink } from './blast-link.tsx'
import type { Stretch } from './exon-parts.ts'
import { formatFasta } from './format-fasta.ts'
import { type ResidueChoice, residueChoosing } from './residue-choosing.ts'
import classes from './sequence-box.module.css'
import { ShadedLine } from './shaded-line.tsx'

type SequenceBoxProps = {
  name: string
  sequence: string
  type: 'protein' | 'sequence'
  /** Residues to mark, counted from 1, both included. */
  marked?: { start: number; end: number } | null
  /** Residues can be chosen: one by a click, which unmarks the one that is marked alone, and the next by arrow key. */
  choice?: ResidueChoice
  /** Which letters come from which exon; they are shaded in turn. */
  stretches?: readonly Stretch[]
  /** The exon whose letters are marked. */
  chosen?: number | null
  /** What a file of it says after the name, and what it is called. */
  fasta?: { description: string; fileName: string }
}

const units = { protein: 'aa', sequence: 'bp' } as const

/** A sequence formatted for reading; the copy button copies only the letters. */
export function SequenceBox({ name, sequence, type, marked = null, choice, stretches = [], chosen = null, fasta }: SequenceBoxProps) {
  const choosing = choice && residueChoosing(sequence.length, marked, choice)
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.head}>
        <span className={classes.name}>{name}</span>
        <span className={classes.length}>
          {formatNumber(sequence.length)} {units[type]}
        </span>
        <CopyButton text={sequence} label="Copy sequence" copied="Sequence copied to clipboard!" failed="Failed to copy the sequence." />
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() =>
            saveText(formatFasta([{ name, description: fasta?.description ?? null, sequence }]), fasta?.fileName ?? `${name}.fasta`)
          }
        >
          FASTA
        </Button>
        <BlastLink name={name} type={type} sequence={sequence} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1). */}
      <section className={classes.box} aria-label={`Sequence of ${name}`} tabIndex={0} {...choosing}>
        {sequenceLines(sequence).map(({ number, groups }, line) => (
          <div key={number} className={classes.line}>
            <span className={classes.number}>{number}</span>
            <code data-first={Number(number)}>
              {marked ? (
                <MarkedLine groups={groups} first={Number(number)} marked={marked} />
              ) : stretches.length > 0 ? (
                <ShadedLine groups={groups} from={line * residuesPerLine} stretches={stretches} chosen={chosen} />
              ) : (
                groups.join(' ')
              )}
            </code>
          </div>
        ))}
      </section>
      {choice && (
        <p className={classes.hint}>Click a letter to mark its residue on the whole page; the arrow keys step to its neighbours.</p>
      )}
    </figure>
  )
}

type MarkedLineProps = { groups: readonly string[]; first: number; marked: { start: number; end: number } }

function MarkedLine({ groups, first, marked }: MarkedLineProps) {
  const text = groups.join(' ')
  // A space follows every ten residues, so a residue stands that much further right.
  const placeOf = (residue: number) => {
    const before = Math.min(Math.max(residue - first, 0), groups.join('').length)
    return before + Math.floor(before / residuesPerGroup)
  }
  const [start, end] = [placeOf(marked.start), placeOf(marked.end) + 1]
  const isHere = marked.start < first + groups.join('').length && marked.end >= first
  if (!isHere) return text
  return (
    <>
      {text.slice(0, start)}
      <mark className={classes.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  )
}

type SequenceLine = { number: string; groups: string[] }

const residuesPerLine = 50
const residuesPerGroup = 10

/** Lines of 50 in groups of 10, each with the number of its first residue: 001, 051, …, 1001 (DETAIL-032, DETAIL-033). */
export function sequenceLines(sequence: string): SequenceLine[] {
  return chunks(sequence, residuesPerLine).map((line, index) => ({
    number: String(index * residuesPerLine + 1).padStart(3, '0'),
    groups: chunks(line, residuesPerGroup),
  }))
}

function chunks(text: string, size: number): string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size))
}
