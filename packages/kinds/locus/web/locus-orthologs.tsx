import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { plantGroups } from '../contract/locus-homology.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import classes from './locus-homology.module.css'

/** By groups of plants, each species with the number of its genes and the first of their names. */
export function LocusOrthologs({ record: { homology } }: { record: LocusRecord }) {
  return (
    <div className={classes.groups}>
      {homology.orthologs.map(({ group, species }) => {
        const title = plantGroups.find((known) => known.group === group)?.title ?? group
        return (
          <section key={group} aria-label={title}>
            <h4>{title}</h4>
            <ul>
              {species.map((plant) => (
                <li key={plant.species}>
                  <i lang="la">{plant.species}</i> <b>{formatNumber(plant.count)}</b>{' '}
                  <span className={classes.names}>
                    {plant.names.join(', ')}
                    {plant.count > plant.names.length && ' …'}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
