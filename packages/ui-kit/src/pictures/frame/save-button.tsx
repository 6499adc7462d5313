import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { PictureFormat } from './save-picture.ts'

type SaveButtonProps = { format: PictureFormat; save(format: PictureFormat): void; isDisabled?: boolean }

/** Saves a picture in one format. */
export function SaveButton({ format, save, isDisabled = false }: SaveButtonProps) {
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={14} aria-hidden />}
      disabled={isDisabled}
      onClick={() => save(format)}
    >
      Save {format.toUpperCase()}
    </Button>
  )
}
