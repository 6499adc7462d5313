import { Button } from '@mantine/core'
import { HelpMark } from '@rosette/ui-kit/feedback/help-mark.tsx'
import textButton from '@rosette/ui-kit/links/text-button.module.css'
import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useId, useRef, useState } from 'react'
import classes from './more-tracks.module.css'
import type { OwnTracks } from './use-own-tracks.ts'

/** The visitor's own files, chosen or dropped, and how to take them away again. */
export function OwnFiles({ tracks, open, problems, add, remove }: OwnTracks) {
  const chooser = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const id = useId()

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    add([...event.dataTransfer.files])
  }
  function choose(): void {
    add([...(chooser.current?.files ?? [])])
    // Lets the same file be chosen again after it has changed.
    if (chooser.current) chooser.current.value = ''
  }

  return (
    <section
      aria-labelledby={id}
      className={classes.own}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          Your own files
        </h2>
        <HelpMark topic="help-genome-browser#your-own-files" label="your own files" />
      </div>
      <p>
        Drop BED, GFF3, bigWig or VCF files here or on the genome, or choose them. Choose a file compressed with bgzip together with its
        index (.tbi or .csi).
      </p>
      <div>
        <Button variant="default" size="xs" leftSection={<IconUpload size={14} aria-hidden />} onClick={() => chooser.current?.click()}>
          Choose files
        </Button>
        <input ref={chooser} type="file" multiple hidden aria-label="Your own files" onChange={choose} />
      </div>
      <p className={classes.note}>
        They are read by your browser and never sent to this site. Reloading or leaving this page removes them.
      </p>
      <div role="status">
        {tracks.length > 0 && (
          <ul className={classes.list}>
            {tracks.map((track) => (
              <li key={track.id}>
                <span className={classes.name}>{track.file.name}</span> {open.includes(track.id) ? '' : '(opening) '}
                <button
                  type="button"
                  className={textButton.button}
                  aria-label={`Remove ${track.file.name}`}
                  onClick={() => remove(track.id)}
                >
                  Remove
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div role="alert" className={classes.problems}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </section>
  )
}
