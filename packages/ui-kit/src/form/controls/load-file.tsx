import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { type Change, useChange } from '../../feedback/use-change.ts'

type ReadFileOptions = {
  maxBytes: number
  /** Said of a file that is too long, after its name. */
  tooLong: string
  onText(text: string, fileName: string): void
}

/** Reads a text file of the visitor, chosen or dropped. */
export function useReadFile({ maxBytes, tooLong, onText }: ReadFileOptions): Change<File> {
  return useChange({
    async call(file: File) {
      if (file.size > maxBytes) throw new Error(`${file.name} ${tooLong}`)
      return (await file.text()).replace(/^\uFEFF/, '')
    },
    onDone: (text, { name }) => onText(text, name),
  })
}

type LoadFileProps = {
  /** What is read, for screen readers. */
  label: string
  /** Endings and types of the files that are offered. */
  accept: string
  reading: Change<File>
}

/** Loads a text file of the visitor into a field. */
export function LoadFile({ label, accept, reading }: LoadFileProps) {
  const chooser = useRef<HTMLInputElement>(null)
  function load(file: File | undefined) {
    if (file) reading.run(file)
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
      {reading.failure && <span role="alert">{reading.failure.text}</span>}
    </>
  )
}
