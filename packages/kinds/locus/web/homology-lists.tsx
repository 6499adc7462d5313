import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import textButton from '@rosette/ui-kit/links/text-button.module.css'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useRef, useState } from 'react'
import { type LocusParalogs, locusOrthologs, locusParalogs, type OrthologMeasure, plantGroups } from '../contract/locus-homology.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { explainMethods, methodNotStated, scoreNameOf } from '../contract/ortholog-methods.ts'
import { HomologyFile } from './homology-file.tsx'
import classes from './homology-lists.module.css'

// DLOCUS-020
const shownAtFirst = 2

/** The first two; a dialog shows all. */
export function ParalogList({ record: { name } }: { record: LocusRecord }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <HomologyFile part={locusParalogs} name={name}>
      {({ paralogs }) => (
        <>
          <Paralogs paralogs={paralogs.slice(0, shownAtFirst)} />
          {paralogs.length > shownAtFirst && (
            <button type="button" className={textButton.button} onClick={() => dialog.current?.showModal()}>
              Show More ...
            </button>
          )}
          <dialog ref={dialog} className={classes.dialog} aria-label={`Paralogs of ${name}`}>
            <header>
              <h3>Paralogs of {name}</h3>
              <button
                type="button"
                className={`${textButton.button} ${classes.cross}`}
                aria-label="Close window"
                onClick={() => dialog.current?.close()}
              >
                ×
              </button>
            </header>
            <Paralogs paralogs={paralogs} />
            <button type="button" className={`${textButton.button} ${classes.close}`} onClick={() => dialog.current?.close()}>
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

type OrthologsOfSpecies = { species: string; names: readonly string[]; measures: readonly OrthologMeasure[] }

function OrthologNames({ species, names, measures }: OrthologsOfSpecies) {
  const [isOpen, setOpen] = useState(false)
  const shown = (isOpen ? names : names.slice(0, namesAtFirst)).map((name) => describeOrtholog(name, measures))
  return (
    <span className={classes.names}>
      {shown.join(', ')}
      {shown.length < names.length && (
        <>
          {' … '}
          <button type="button" className={textButton.button} aria-label={`Show all orthologs in ${species}`} onClick={() => setOpen(true)}>
            Show all
          </button>
        </>
      )}
    </span>
  )
}

/** `AL7G35210.t1 (98.4 % identical, dN/dS 0.12, bit score 437)` */
function describeOrtholog(name: string, measures: readonly OrthologMeasure[]): string {
  const { method = null, identity = null, dNdS = null, score = null } = measures.find((each) => each.name === name) ?? {}
  const parts = [
    ...(identity === null ? [] : [`${identity.toFixed(1)} % identical`]),
    ...(dNdS === null ? [] : [`dN/dS ${dNdS.toFixed(2)}`]),
    ...(score === null ? [] : [`${scoreNameOf(method)} ${formatNumber(score)}`]),
  ]
  return parts.length === 0 ? name : `${name} (${parts.join(', ')})`
}

/** ORTHO-002: how the orthologs of a species were found. */
function MethodOf({ measures }: Pick<OrthologsOfSpecies, 'measures'>) {
  const methods = [...new Set(measures.map(({ method }) => method ?? methodNotStated))].sort()
  return <small className={classes.method}>{methods.join(', ')}</small>
}

/** By groups of plants, each species with its number of genes and their names. */
export function OrthologGroups({ record: { name } }: { record: LocusRecord }) {
  return (
    <HomologyFile part={locusOrthologs} name={name}>
      {({ orthologs }) => (
        <>
          <div className={classes.groups}>
            {orthologs.map(({ group, species }) => {
              const title = plantGroups.find((known) => known.group === group)?.title ?? group
              return (
                <section key={group} aria-label={title}>
                  <h4>{title}</h4>
                  <ul>
                    {species.map((plant) => (
                      <li key={plant.species}>
                        <i lang="la">{plant.species}</i> <b>{formatNumber(plant.count)}</b> <OrthologNames {...plant} />{' '}
                        <MethodOf {...plant} />
                      </li>
                    ))}
                  </ul>
                </section>
              )
            })}
          </div>
          <ul className={classes.methods} aria-label="How they were found">
            {explainMethods(orthologs.flatMap(({ species }) => species.flatMap(({ measures }) => measures))).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </HomologyFile>
  )
}
