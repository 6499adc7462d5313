import { Button } from '@mantine/core'
import { IconDownload, IconRefresh, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '../../feedback/notice.tsx'
import { saveBlob } from '../../feedback/save-file.ts'
import { useChange } from '../../feedback/use-change.ts'
import { drawPictureFile, type LegendEntry } from './draw-picture-file.ts'
import { type OpenedStructure, openStructure } from './open-structure.ts'
import classes from './structure-viewer.module.css'

type StructureViewerProps = {
  /** What it is called for screen readers and in files: `AF-P17839-F1 of AT4G18960.1`. */
  name: string
  mmcif: string
  chain: string
  /** The token of the colour of a residue, by its number in the structure. */
  colourOf(number: number): string
  legend: readonly LegendEntry[]
  /** Where it comes from, below the picture in files. */
  source: string
  /** Numbers of the residues that are marked. */
  marked: readonly number[]
  onPick(number: number): void
  /** Controls beside those of the view. */
  tools: ReactNode
  /** What is chosen; read aloud as it changes. */
  readout: ReactNode
}

/** A structure that can be turned, its residues coloured and chosen. The library is loaded with this module, so it is imported on demand. */
export function StructureViewer(props: StructureViewerProps) {
  const { name, mmcif, chain, colourOf, legend, source, marked, onPick, tools, readout } = props
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedStructure | 'impossible' | null>(null)
  const latest = useRef(onPick)
  latest.current = onPick

  useEffect(() => {
    if (place.current === null) return
    const structure = openStructure(place.current, { mmcif, chain, onPick: (number) => latest.current(number) })
    setOpened(structure ?? 'impossible')
    return () => structure?.close()
  }, [mmcif, chain])

  const structure = opened === 'impossible' ? null : opened
  useEffect(() => {
    const paint = () => structure?.paint({ colourOf, marked })
    paint()
    // The theme changes without a render.
    const observer = new MutationObserver(paint)
    observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] })
    return () => observer.disconnect()
  }, [structure, colourOf, marked])

  const save = useChange({
    async call() {
      if (structure) saveBlob(await drawPictureFile(structure, { colourOf, marked }, { title: name, legend, source }), `${name}.png`)
    },
    failure: 'The picture could not be saved.',
    hasToast: true,
  })

  if (opened === 'impossible') {
    return <Notice kind="info">This browser can’t draw in three dimensions (WebGL). The table below has the same residues.</Notice>
  }
  return (
    <figure className={classes.figure} aria-label={name}>
      <div className={classes.tools}>
        {tools}
        <ToolButton icon={IconZoomIn} label="Zoom in" onClick={() => structure?.zoom(1.25)} />
        <ToolButton icon={IconZoomOut} label="Zoom out" onClick={() => structure?.zoom(0.8)} />
        <ToolButton icon={IconRotateClockwise} label="Turn" onClick={() => structure?.turn()} />
        <ToolButton icon={IconRefresh} label="Reset view" onClick={() => structure?.reset()} />
        <ToolButton icon={IconDownload} label="Save PNG" onClick={() => save.run()} />
      </div>
      <div ref={place} className={classes.canvas} role="img" aria-label={`Picture of ${name}`} />
      <figcaption className={classes.foot}>
        <ul className={classes.legend}>
          {legend.map(({ token, label }) => (
            <li key={token}>
              <span className={classes.swatch} style={{ background: `var(${token})` }} aria-hidden />
              {label}
            </li>
          ))}
        </ul>
        <span className={classes.readout} aria-live="polite">
          {readout}
        </span>
      </figcaption>
    </figure>
  )
}

type ToolButtonProps = { icon: typeof IconZoomIn; label: string; onClick(): void }

function ToolButton({ icon: Icon, label, onClick }: ToolButtonProps) {
  return (
    <Button variant="default" size="xs" leftSection={<Icon size={14} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  )
}
