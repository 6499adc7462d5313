import { Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import classes from './world-map.module.css'

type ZoomButtonsProps = { isWorld: boolean; onIn(): void; onOut(): void; onWorld(): void }

/** How much of the world a map shows. */
export function ZoomButtons({ isWorld, onIn, onOut, onWorld }: ZoomButtonsProps) {
  return (
    <Button.Group className={classes.zoom} aria-label="Zoom">
      <Button variant="default" size="compact-sm" aria-label="Zoom in" onClick={onIn}>
        <IconPlus size={15} aria-hidden />
      </Button>
      <Button variant="default" size="compact-sm" aria-label="Zoom out" disabled={isWorld} onClick={onOut}>
        <IconMinus size={15} aria-hidden />
      </Button>
      <Button variant="default" size="compact-sm" disabled={isWorld} onClick={onWorld}>
        Whole world
      </Button>
    </Button.Group>
  )
}
