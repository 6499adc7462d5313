import { Button } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { saveBlob } from '../../feedback/save-file.ts'
import { useChange } from '../../feedback/use-change.ts'
import type { SectionColumn } from '../../record/define-page.ts'
import { SectionTable } from '../../table/section-table.tsx'
import classes from './picture-frame.module.css'
import { SaveButton } from './save-button.tsx'
import type { PictureFormat } from './save-picture.ts'
import { useMarkKeys } from './use-mark-keys.ts'

type PictureFrameProps<Row> = {
  /** What files of the picture are called, and its name for a screen reader: `AT4G18960 gene and insertions`. */
  name: string
  /** The same facts as rows: every mark of the picture is one of them. Null if the page shows them as a table below the picture. */
  table: { caption: string; columns: readonly SectionColumn<Row>[]; rows: readonly Row[]; rowKey(row: Row): string } | null
  /** Controls of this picture, such as zoom. */
  tools?: ReactNode
  legend?: ReactNode
  /** What the mark in focus says; read aloud as it changes. */
  readout?: ReactNode
  /** Makes the files of a drawing that is not an `svg`. */
  fileOf?(format: PictureFormat): Promise<Blob>
  /** The drawing: one `svg` with positions in percent, so that its letters keep their size, and marks that carry `markProps`. */
  children: ReactNode
}

/** The frame of a picture: arrow keys along its marks, files of it, and its table. */
export function PictureFrame<Row>({ name, table, tools, legend, readout, fileOf, children }: PictureFrameProps<Row>) {
  const drawing = useRef<HTMLDivElement>(null)
  const legendBox = useRef<HTMLDivElement>(null)
  const [isTable, setTable] = useState(false)
  const keys = useMarkKeys()

  const save = useChange({
    async call(format: PictureFormat) {
      if (fileOf) return saveBlob(await fileOf(format), `${name}.${format}`)
      const svg = drawing.current?.querySelector('svg')
      if (!svg) throw new Error('The frame holds no drawing.')
      const { savePicture } = await import('./save-picture.ts')
      await savePicture(svg, { title: name, legend: legendBox.current }, format)
    },
    failure: 'The picture could not be saved.',
    hasToast: true,
  })

  return (
    <figure className={classes.figure} aria-label={name}>
      <div className={classes.tools}>
        {tools}
        <SaveButton format="svg" save={save.run} />
        <SaveButton format="png" save={save.run} />
        {table && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTable size={14} aria-hidden />}
            aria-expanded={isTable}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? 'Hide table' : 'View as table'}
          </Button>
        )}
      </div>
      <div ref={drawing} className={classes.drawing} {...keys}>
        {children}
      </div>
      {(legend || readout) && (
        <figcaption className={classes.foot}>
          <div ref={legendBox} className={classes.legend}>
            {legend}
          </div>
          <span className={classes.readout} aria-live="polite">
            {readout}
          </span>
        </figcaption>
      )}
      {table && isTable && (
        <div className={classes.table}>
          <SectionTable {...table} />
        </div>
      )}
    </figure>
  )
}
