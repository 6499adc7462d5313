import { Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'

type ZoomButtonsProps = { isWhole: boolean; zoom: { zoomIn(): void; zoomOut(): void; showWhole(): void } }

export function ZoomButtons({ isWhole, zoom }: ZoomButtonsProps) {
  return (
    <Button.Group>
      <Button variant="default" size="xs" px={8} aria-label="Zoom out" disabled={isWhole} onClick={zoom.zoomOut}>
        <IconMinus size={14} aria-hidden />
      </Button>
      <Button variant="default" size="xs" disabled={isWhole} onClick={zoom.showWhole}>
        Whole gene
      </Button>
      <Button variant="default" size="xs" px={8} aria-label="Zoom in" onClick={zoom.zoomIn}>
        <IconPlus size={14} aria-hidden />
      </Button>
    </Button.Group>
  )
}
