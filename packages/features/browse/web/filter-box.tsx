import { useEffect, useRef, useState } from 'react'
import classes from './filter-box.module.css'

/** Narrows a list down while one types; what is typed is part of the address. */
export function FilterBox({ value, onFilter }: { value: string; onFilter(filter: string): void }) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  // Back, forward and links change the address. The address follows the box while somebody types, and comes too late to be repeated.
  useEffect(() => {
    if (document.activeElement !== box.current) setTyped(value)
  }, [value])
  return (
    <input
      ref={box}
      type="search"
      className={classes.box}
      aria-label="Filter this list"
      placeholder="Filter this list"
      maxLength={100}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onFilter(currentTarget.value.trim())
      }}
    />
  )
}
