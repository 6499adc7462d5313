import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import classes from './facet-fold.module.css'

type FacetFoldProps = { label: string; isOpenAtFirst: boolean; children: ReactNode }

/** One facet of the rail; its name collapses and expands it. */
export function FacetFold({ label, isOpenAtFirst, children }: FacetFoldProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const id = useId()
  return (
    <div className={classes.group}>
      <h3>
        <button type="button" className={classes.title} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {label}
          {isOpen ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
