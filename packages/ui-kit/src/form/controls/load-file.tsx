import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'

type LoadFileProps = {
  /** What is read, for screen readers. */
  label: string
  /** Endings and types of the files that are offered. */
  accept: string
  maxBytes: number
  /** Said of a file that is too long, after its name. */
  tooLong: string
  onText(text: string, fileName: string): void
}

/** Reads a text file of the visitor into a field. */
export function LoadFile({ label, accept, maxBytes, tooLong, onText }: LoadFileProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState('')
  async function load(file: File | undefined) {
    if (!file) return
    setFault(file.size > maxBytes ? `${file.name} ${tooLong}` : '')
    if (file.size <= maxBytes) onText((await file.text()).replace(/^\uFEFF/, ''), file.name)
    // Lets the same file be chosen again after it has changed.
    if (chooser.current) chooser.current.value = ''
  }
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconUpload size={14} aria-hidden />} onClick={() => chooser.current?.click()}>
        Load from file
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={`${label}: text file`}
        accept={accept}
        onChange={(event) => load(event.currentTarget.files?.[0])}
      />
      {fault && <span role="alert">{fault}</span>}
    </>
  )
}
