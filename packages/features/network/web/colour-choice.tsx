import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useId } from 'react'
import { ListName } from '../../list-contents/web/list-name.tsx'
import { PickListButton } from '../../list-contents/web/pick-list-button.tsx'
import { GoAspect } from '../../lists/contract/views/list-groups.ts'
import classes from './network-picture.module.css'
import { type NodeTags, ownGroup } from './node-tags.ts'

/** What genes are coloured by, in the address: groups of the GO slim, or one of the visitor's lists. */
export function ColourChoice() {
  const { params, go } = useAddress()
  const id = useId()
  const chosen = params.has('mark') ? 'mark' : (params.get('groups') ?? '')
  return (
    <span className={classes.colours}>
      <label htmlFor={id}>Colour genes by</label>
      <select id={id} value={chosen} onChange={({ currentTarget: { value } }) => go({ groups: value || null, mark: null })}>
        <option value="">nothing</option>
        {GoAspect.options.map((aspect) => (
          <option key={aspect} value={aspect}>
            GO slim: {aspect}
          </option>
        ))}
        {params.has('mark') && <option value="mark">a list</option>}
      </select>
      <PickListButton kind="locus" onContent={(mark) => go({ mark, groups: null })} />
    </span>
  )
}

/** What the colours and letters of genes mean. */
export function TagLegend({ tags: { groups, further, without }, mark }: { tags: NodeTags; mark: string | undefined }) {
  return (
    <>
      {groups.map(({ letter, token, name, genes }) => (
        <li key={letter}>
          <span className={classes.tag} style={{ background: `var(${token})` }} aria-hidden />
          <strong>{letter}</strong> {name}
          {name === ownGroup && mark && (
            <>
              {' '}
              <ListName contentId={mark} />
            </>
          )}{' '}
          ({formatCount(genes, 'gene')})
        </li>
      ))}
      {without > 0 && <li>no letter: {formatCount(without, 'gene')} in none of these groups</li>}
      {further > 0 && <li>{formatCount(further, 'smaller group')} without a colour</li>}
    </>
  )
}
