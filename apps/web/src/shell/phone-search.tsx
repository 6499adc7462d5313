import { Sheet } from '@rosette/ui-kit/layout/sheet.tsx'
import { GeneralSearch } from '@rosette/ui-kit/search/general-search.tsx'
import { useState } from 'react'
import sheet from './sheet-opener.module.css'

/** The general search in full screen, for narrow screens. */
export function PhoneSearch() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className={`${sheet.opener} ${sheet.last}`} aria-label="Open search" onClick={() => setIsOpen(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="11" cy="11" r="6.5" />
          <path d="M16 16l4.5 4.5" />
        </svg>
      </button>
      <Sheet label="Search" isOpen={isOpen} onClose={close} side="full">
        <GeneralSearch look="hero" takesFocus onSearch={close} />
      </Sheet>
    </>
  )
}
