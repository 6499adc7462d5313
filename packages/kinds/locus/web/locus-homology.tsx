import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { Part } from '@rosette/ui-kit/record/define-page.ts'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useRef, useState } from 'react'
import { homologyTexts, type LocusParalogs, locusOrthologs, locusParalogs, plantGroups } from '../contract/locus-homology.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { HomologyFile } from './homology-file.tsx'
import classes from './locus-homology.module.css'

/** Paralogs, orthologs in other plants, and the family (DLOCUS-020 to DLOCUS-026). */
export const homologyParts: readonly Part<LocusRecord>[] = [
  {
    id: 'paralogs',
    title: 'Paralogs',
    block: 'custom',
    render: ParalogList,
    count: ({ homology }) => homology.paralogCount,
    isEmpty: ({ homology }) => homology.paralogCount === 0,
    emptyText: emptyTexts.paralogs,
  },
  {
    id: 'orthologs',
    title: 'Plant orthologs',
    block: 'custom',
    render: OrthologGroups,
    isEmpty: ({ homology }) => homology.orthologCount === 0,
    emptyText: homologyTexts.orthologs,
  },
  {
    id: 'panther',
    title: 'PANTHER family',
    block: 'custom',
    render: PantherFamily,
    isEmpty: ({ homology }) => homology.pantherFamily === null,
    emptyText: homologyTexts.family,
  },
  {
    id: 'phylogenes',
    title: 'Phylogenetic tree',
    block: 'custom',
    render: PhylogenesLink,
    isEmpty: ({ homology }) => !homology.hasPhylogenesPage || homology.pantherFamily === null,
  },
]

function PantherFamily({ record: { homology } }: { record: LocusRecord }) {
  const family = homology.pantherFamily
  if (family === null) return null
  const href = `https://www.pantherdb.org/panther/family.do?clsAccession=${encodeURIComponent(family.accession)}`
  return (
    <>
      <OutsideLink href={href}>{family.accession}</OutsideLink> {family.name}
    </>
  )
}

/** PhyloGenes shows the trees of PANTHER families. */
function PhylogenesLink({ record: { homology } }: { record: LocusRecord }) {
  if (homology.pantherFamily === null) return null
  const href = `https://www.phylogenes.org/tree/${encodeURIComponent(homology.pantherFamily.accession)}`
  return <OutsideLink href={href}>Phylogenetic tree viewer</OutsideLink>
}

// DLOCUS-020
const shownAtFirst = 2

/** The first two; a dialog shows all. */
function ParalogList({ record: { name } }: { record: LocusRecord }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <HomologyFile part={locusParalogs} name={name}>
      {({ paralogs }) => (
        <>
          <Paralogs paralogs={paralogs.slice(0, shownAtFirst)} />
          {paralogs.length > shownAtFirst && (
            <button type="button" className={classes.more} onClick={() => dialog.current?.showModal()}>
              Show More ...
            </button>
          )}
          <dialog ref={dialog} className={classes.dialog} aria-label={`Paralogs of ${name}`}>
            <header>
              <h3>Paralogs of {name}</h3>
              <button type="button" className={classes.cross} aria-label="Close window" onClick={() => dialog.current?.close()}>
                ×
              </button>
            </header>
            <Paralogs paralogs={paralogs} />
            <button type="button" className={classes.close} onClick={() => dialog.current?.close()}>
              Close
            </button>
          </dialog>
        </>
      )}
    </HomologyFile>
  )
}

function Paralogs({ paralogs }: Pick<LocusParalogs, 'paralogs'>) {
  return (
    <ul className={classes.paralogs}>
      {paralogs.map(({ locus, symbol }) => (
        <li key={locus.key}>
          <RecordLink to={locus} /> {symbol}
        </li>
      ))}
    </ul>
  )
}

/** Orthologs of a species that the page starts with. */
const namesAtFirst = 10

function OrthologNames({ species, names }: { species: string; names: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? names : names.slice(0, namesAtFirst)
  return (
    <span className={classes.names}>
      {shown.join(', ')}
      {shown.length < names.length && (
        <>
          {' … '}
          <button type="button" className={classes.more} aria-label={`Show all orthologs in ${species}`} onClick={() => setOpen(true)}>
            Show all
          </button>
        </>
      )}
    </span>
  )
}

/** By groups of plants, each species with its number of genes and their names. */
function OrthologGroups({ record: { name } }: { record: LocusRecord }) {
  return (
    <HomologyFile part={locusOrthologs} name={name}>
      {({ orthologs }) => (
        <div className={classes.groups}>
          {orthologs.map(({ group, species }) => {
            const title = plantGroups.find((known) => known.group === group)?.title ?? group
            return (
              <section key={group} aria-label={title}>
                <h4>{title}</h4>
                <ul>
                  {species.map((plant) => (
                    <li key={plant.species}>
                      <i lang="la">{plant.species}</i> <b>{formatNumber(plant.count)}</b> <OrthologNames {...plant} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          })}
        </div>
      )}
    </HomologyFile>
  )
}
