import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { SaveButton } from '@rosette/ui-kit/pictures/frame/save-button.tsx'
import { type PictureFormat, savePicture } from '@rosette/ui-kit/pictures/frame/save-picture.ts'
import { useCallback, useRef } from 'react'
import type { MotifsAnswer } from '../contract/motifs-answer.ts'
import { MotifPicture } from './motif-picture.tsx'
import classes from './motif-table.module.css'

const title = 'Motifs, best first'
const formats = ['svg', 'png'] as const

/** Saves the table with its logos and strips as one picture, which is rendered beside the page for as long as that takes (MOTIF-014). */
export function SaveMotifPicture({ answer }: { answer: MotifsAnswer }) {
  const onRendered = useRef<(svg: SVGSVGElement) => void>(() => {})
  const drawing = useCallback((svg: SVGSVGElement | null) => {
    if (svg) onRendered.current(svg)
  }, [])
  const save = useChange({
    async call(format: PictureFormat) {
      const svg = await new Promise<SVGSVGElement>((resolve) => {
        onRendered.current = resolve
      })
      await savePicture(svg, { title }, format)
    },
    failure: 'The picture could not be saved.',
    hasToast: true,
  })
  return (
    <>
      {formats.map((format) => (
        <SaveButton key={format} format={format} save={save.run} isDisabled={save.isPending} />
      ))}
      {save.isPending && (
        <div className={classes.offPage} aria-hidden>
          <MotifPicture answer={answer} drawing={drawing} />
        </div>
      )}
    </>
  )
}
